import type { createInstance } from './createInstance.ts';

type Factory = () => unknown;
type ModuleId = string | number;

interface ConsumedModule {
  shareKey: string;
  requiredVersion?: string | false;
  strictVersion?: boolean;
  /** For a module that nobody shares. */
  fallback: () => Factory | Promise<Factory>;
}

/** The table of the shared modules of its chunks that webpack puts into an entry. */
interface ConsumesData {
  chunkMapping: Record<ModuleId, ModuleId[]>;
  moduleIdToConsumeDataMapping: Record<ModuleId, ConsumedModule>;
}

export interface ConsumesOptions {
  chunkId: ModuleId;
  promises: unknown[];
  /** Of each module: a promise while it is on its way, then 0. */
  installedModules: Record<ModuleId, Promise<void> | 0>;
  webpackRequire: {
    /** Modules by what makes them, and those that are made. */
    m: Record<ModuleId, (module: { exports: unknown }) => void>;
    c: Record<ModuleId, unknown>;
    federation: { instance: Pick<ReturnType<typeof createInstance>, 'loadShare'> };
    consumesLoadingData: ConsumesData;
  };
}

/** Puts what a chunk consumes among its build's modules before it runs. What is missing throws where it is imported. */
export function consumes({ chunkId, promises, installedModules, webpackRequire }: ConsumesOptions): void {
  const { m, c, federation, consumesLoadingData } = webpackRequire;
  const { chunkMapping, moduleIdToConsumeDataMapping } = consumesLoadingData;

  const load = async (id: ModuleId) => {
    const consumed = moduleIdToConsumeDataMapping[id];
    if (!consumed) return;
    const install = (make: Factory) => {
      m[id] = (module) => {
        Reflect.deleteProperty(c, id);
        module.exports = make();
      };
    };
    try {
      const { shareKey, fallback, ...shareConfig } = consumed;
      const shared = await federation.instance.loadShare(shareKey, { customShareInfo: { shareConfig } });
      install(shared || (await fallback()));
      installedModules[id] = 0;
    } catch (error) {
      Reflect.deleteProperty(installedModules, id);
      install(() => {
        throw error;
      });
    }
  };
  for (const id of chunkMapping[chunkId] ?? [])
    promises.push((installedModules[id] ??= Promise.resolve(id).then(load)));
}
