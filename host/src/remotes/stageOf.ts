import type { SeenFact } from '../page/tellSeen';
import { lacksModule } from './lacksModule';

type Stage = NonNullable<SeenFact['stage']>;

const signs: [stage: Stage, sign: RegExp][] = [
  ['timeout', /has not come within/],
  ['singleton', /brings its own copy/],
  ['chunk', /ChunkLoadError|Loading chunk/],
];

/** Stage of a load that has failed; what no sign tells is the entry's, or its integrity's: browsers do not tell those apart. */
export function stageOf(error: unknown): Stage {
  if (lacksModule(error)) return 'expose';
  const text = String(error);
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'entry';
}
