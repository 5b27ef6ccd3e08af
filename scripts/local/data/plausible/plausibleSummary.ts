import { vocabulary } from './vocabulary.ts';
import type { Random } from './createRandom.ts';

const { companies, events, outlooks, reasons } = vocabulary;

export function plausibleSummary(random: Random) {
  const lines = [1, 2, 3].map(() => `${random.pick(companies)} ${random.pick(events)}.`);
  return `${lines.join(' ')} ${random.pick(reasons)} ${random.pick(outlooks)}`;
}
