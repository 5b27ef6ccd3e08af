import type { Part } from './partsOf.ts';

/** Modules that are in the scripts of more than one app: the reader fetches them twice. */
export function modulesTwice(apps: Record<string, Part[][]>): string[] {
  const holders = new Map<string, Set<string>>();
  for (const [app, scripts] of Object.entries(apps))
    for (const { module } of scripts.flat()) holders.set(module, (holders.get(module) ?? new Set()).add(app));
  return [...holders]
    .filter(([module, { size }]) => size > 1 && module !== 'webpack')
    .map(([module, names]) => `${module} (${[...names].join(', ')})`)
    .sort();
}
