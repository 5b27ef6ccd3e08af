import { nextTask } from './nextTask';

test('what waits for a task of its own comes after all that is due now, and after what has waited before it', async () => {
  const order: string[] = [];
  void nextTask().then(() => order.push('first'));
  const second = nextTask().then(() => order.push('second'));
  for (let due = 0; due < 100; due += 1) await Promise.resolve();
  order.push('due now');

  await second;
  expect(order).toEqual(['due now', 'first', 'second']);
});
