import { placesIn } from '../e2e/placesIn';
import { codesIn, secretsIn } from '../e2e/secretsIn';
import type { EngineTab } from './Engine';

/** Refusals of a policy, and the places of secrets that are left of a walk, as far as the engine tells. */
export async function leftIn(tab: EngineTab): Promise<string[]> {
  const { timing, opened, ...places } = (await tab.run(
    `({ ...(${placesIn.toString()})(), opened: performance.getEntriesByType('navigation')[0].name })`,
  )) as ReturnType<typeof placesIn> & { opened: string };
  return [
    ...(await tab.refused()),
    ...secretsIn({ ...places, console: tab.faults() ?? [] }, codesIn([opened])),
    ...secretsIn({ timing }),
  ];
}
