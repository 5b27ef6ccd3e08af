import { reasonToStop, type Arm, type Arms } from '../live/stopRule.ts';

export interface Simulated {
  /** share of the readers who get the build first */
  share: number;
  /** tabs of all readers that start in a second */
  perSecond: number;
  /** share of tabs that fail, on either side */
  fails: { canary: number; production: number };
  /** share of tabs that are closed before they show anything, on either side */
  closed: number;
  /** s between two looks */
  every: number;
  /** s after which the rollout is over */
  until: number;
  /** what is otherwise from a second on, in which it is widened */
  widened?: { at: number } & Pick<Simulated, 'share' | 'fails' | 'closed'>;
}

/** Second at which a rollout is stopped by its tabs; null if it is not. */
export function simulateRollout(simulated: Simulated, random: () => number): number | null {
  const { perSecond, every, until, widened } = simulated;
  const arm = (): Arm => ({ heard: 0, started: 0, failed: 0, settled: 0, empty: 0 });
  let now: Arms = { canary: arm(), production: arm() };
  const periods = [now];
  for (let second = 1; second <= until; second += 1) {
    if (second === widened?.at) periods.push((now = { canary: arm(), production: arm() }));
    const { share, fails, closed } = widened && second >= widened.at ? widened : simulated;
    for (let tab = 0; tab < perSecond; tab += 1) {
      const side = random() < share ? 'canary' : 'production';
      now[side].heard += 1;
      now[side].started += 1;
      now[side].settled += 1;
      if (random() < fails[side]) now[side].failed += 1;
      if (random() < closed) now[side].empty += 1;
    }
    if (second % every === 0 && reasonToStop(periods) !== null) return second;
  }
  return null;
}
