import { broughtBy, type Brought } from './broughtBy.ts';
import { readRelease } from '../store/published.ts';
import { historyFrom, originIn, readRecord, type ReleaseRecord } from './releaseRecords.ts';
import { changesBetween } from './swapPage.ts';
import type { Release } from '../build/Release.ts';
import type { Store } from '../store/store.ts';

export interface AppDiff extends Brought {
  app: string;
  from: BuildName | null;
  to: BuildName | null;
  added: string[];
  removed: string[];
  /** growth */
  bytes: number;
  /** `+` added, `-` removed, as in all that it brings */
  exposes: string[];
  /** in words */
  shared: string[];
}

export type BuildName = { build: string; commit: string | null; committedAt: string | null };

export async function diffReleases(
  store: Store,
  a: number,
  b: number,
): Promise<{ apps: AppDiff[]; config: { key: string; from: unknown; to: unknown }[] }> {
  const [before, after] = await Promise.all([needRecord(store, a), needRecord(store, b)]);
  const [past, present] = await Promise.all([historyFrom(store, a), historyFrom(store, b)]);
  const apps = await Promise.all(
    changesBetween(before.builds, after.builds).map(async ({ app, from, to }) => {
      const releaseOf = (build: string | null) =>
        build ? readRelease(store, app, build).catch(() => null) : Promise.resolve(null);
      const [was, is] = await Promise.all([releaseOf(from), releaseOf(to)]);
      const name = (build: string | null, release: Release | null, history: ReleaseRecord[]) => {
        const origin = build ? (originIn(history, app, build) ?? release) : null;
        return build
          ? { build, commit: origin?.commit ?? null, committedAt: origin?.committedAt ?? null }
          : null;
      };
      const [had, has] = [broughtBy(was?.declaration), broughtBy(is?.declaration)];
      const files = { was: was?.files ?? {}, is: is?.files ?? {} };
      const weight = (list: typeof files.is) => Object.values(list).reduce((sum, { size }) => sum + size, 0);
      return {
        app,
        from: name(from, was, past),
        to: name(to, is, present),
        added: Object.keys(files.is).filter((file) => !(file in files.was)),
        removed: Object.keys(files.was).filter((file) => !(file in files.is)),
        bytes: weight(files.is) - weight(files.was),
        addresses: signs(had.addresses, has.addresses),
        navigation: signs(had.navigation, has.navigation),
        slots: signs(had.slots, has.slots),
        roles: signs(had.roles, has.roles),
        exposes: signs(Object.keys(was?.exposes ?? {}), Object.keys(is?.exposes ?? {})),
        shared: signs(sharesOf(was?.shared ?? {}), sharesOf(is?.shared ?? {})),
      };
    }),
  );
  return { apps, config: configChanges(before.config, after.config) };
}

async function needRecord(store: Store, number: number) {
  const record = await readRecord(store, number);
  if (!record) throw new Error(`There is no release ${String(number)} in ${store.name}.`);
  return record;
}

const sharesOf = (shared: Record<string, { version: string; range: string }>) =>
  Object.entries(shared).map(([key, { version, range }]) => `${key} ${version} (${range})`);

const signs = (before: string[], after: string[]) => [
  ...before.filter((one) => !after.includes(one)).map((one) => `-${one}`),
  ...after.filter((one) => !before.includes(one)).map((one) => `+${one}`),
];

function configChanges(
  before: object,
  after: object,
  prefix: string = '',
): { key: string; from: unknown; to: unknown }[] {
  const [was, is] = [before, after] as Record<string, unknown>[];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [from, to] = [was?.[name], is?.[name]];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    if (typeof from === 'object' && from && typeof to === 'object' && to)
      return configChanges(from, to, `${prefix}${name}.`);
    return [{ key: `${prefix}${name}`, from, to }];
  });
}
