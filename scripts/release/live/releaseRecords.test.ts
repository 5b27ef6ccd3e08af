import { fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { historyFrom, writeRecord } from './releaseRecords.ts';

/** Twenty releases of production, of which 15 belongs to another channel, and the most reads that ran at once. */
async function withTwenty() {
  const { store: first } = await openPortal();
  for (let last = 1; last < 20; last += 1)
    await writeRecord(first, last, (number) => ({
      number,
      channel: number === 15 ? 'canary' : 'production',
      at: new Date().toISOString(),
      by: 'somebody',
      kind: 'ship',
      changes: [],
      isConfigChanged: false,
      previous: last === 15 ? 14 : last,
      builds: {},
      config: fakeConfig,
      page: '',
    }));
  const reading = { now: 0, most: 0 };
  const read = async (key: string) => {
    reading.now += 1;
    reading.most = Math.max(reading.most, reading.now);
    try {
      if (key === 'releases/15.json') throw new Error('unreadable');
      return await first.read(key);
    } finally {
      reading.now -= 1;
    }
  };
  return { store: { ...first, read }, reading };
}

test('a long history is read side by side, and what is not of its channel does not matter', async () => {
  const { store, reading } = await withTwenty();
  const numbers = (await historyFrom(store, 20)).map(({ number }) => number);
  expect(numbers).toEqual([20, 19, 18, 17, 16, ...Array.from({ length: 14 }, (_, index) => 14 - index)]);
  expect(reading.most).toBe(8);
});
