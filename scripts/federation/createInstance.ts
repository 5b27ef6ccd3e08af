import { meetsRange } from './meetsRange.ts';

type Factory = () => unknown;

/** A shared module in the form of Module Federation's share scopes, of which remotes may have their own runtime. */
interface SharedModule {
  version: string;
  get: () => Factory | Promise<Factory>;
  shareConfig: ShareConfig;
  scope: string[];
  from?: string;
  useIn?: string[];
  lib?: Factory | undefined;
  loaded?: boolean;
  loading?: Promise<Factory> | null;
}

interface ShareConfig {
  requiredVersion?: string | false;
  strictVersion?: boolean;
  singleton?: boolean;
  eager?: boolean;
}

type ShareScope = Record<string, Record<string, SharedModule>>;

export interface InstanceOptions {
  name: string;
  shared?: Record<string, SharedModule | SharedModule[]>;
  shareStrategy?: string;
}

interface ShareRequest {
  customShareInfo?: { shareConfig?: ShareConfig };
}

/** The part of Module Federation's runtime that an app needs, by its names: shared modules, "loaded-first". */
export function createInstance(options: InstanceOptions) {
  const { name } = options;
  const shareScopeMap: Record<string, ShareScope> = {};
  const own = { ...options.shared };

  const initializeSharing = (scopeName = 'default') => {
    const scope = (shareScopeMap[scopeName] ??= {});
    for (const [key, modules] of Object.entries(own))
      for (const module of [modules].flat())
        (scope[key] ??= {})[module.version] ??= { useIn: [], ...module, ...inUse(module), from: name };
    return [];
  };

  const find = (key: string, { customShareInfo }: ShareRequest = {}) => {
    initializeSharing();
    const versions = Object.values(shareScopeMap['default']?.[key] ?? {});
    const { requiredVersion, strictVersion } = customShareInfo?.shareConfig ?? {};
    const meets = ({ version }: SharedModule) => !requiredVersion || meetsRange(version, requiredVersion);
    const module = versions.find(({ lib }) => lib) ?? versions.find(meets) ?? versions[0];
    if (module && strictVersion && !meets(module))
      throw new Error(
        `Version ${module.version} from ${String(module.from)} of the shared module ${key} is not what ${name} needs: ${String(requiredVersion)}.`,
      );
    return module;
  };
  return {
    name,
    options,
    shareScopeMap,
    initializeSharing,
    initOptions: () => options,
    initShareScopeMap: (scopeName: string, scope: ShareScope) => {
      shareScopeMap[scopeName] = scope;
    },
    registerShared: (shared: InstanceOptions['shared']) => {
      Object.assign(own, shared);
    },
    /** Takes back what an app has shared and nobody has used: its other build brings its own. */
    forget: (app: string) => {
      const scope = shareScopeMap['default'] ?? {};
      for (const [key, versions] of Object.entries(scope))
        scope[key] = Object.fromEntries(
          Object.entries(versions).filter(([, { from, lib }]) => from !== app || lib),
        );
    },
    /** False if nobody shares the module. What failed to come is asked for again. */
    loadShare: async (key: string, request?: ShareRequest): Promise<Factory | false> => {
      const module = find(key, request);
      if (!module) return false;
      if (module.lib) return module.lib;
      try {
        module.lib = await (module.loading ??= Promise.resolve(module.get()));
        module.loaded = true;
        return module.lib;
      } finally {
        module.loading = null;
      }
    },
  };
}

/** A module that its own app uses before any other app is there is in use from the start. */
function inUse({ shareConfig, get }: SharedModule) {
  const lib = shareConfig.eager ? get() : null;
  return typeof lib === 'function' ? { lib, loaded: true } : {};
}
