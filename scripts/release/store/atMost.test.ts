import { atMost } from './atMost.ts';

test('no more runs at once than may, in the order in which it was asked for, and what fails makes room too', async () => {
  const inTurn = atMost(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) =>
      inTurn(async () => {
        begun.push(number);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (number % 2 === 1) throw new Error(String(number));
        return number;
      }),
    ),
  );
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([false, true, false, true, false]);
  expect(await Promise.all(['late', 'later'].map((text) => inTurn(() => Promise.resolve(text))))).toEqual([
    'late',
    'later',
  ]);
});
