import { onTestFinished } from './onTestFinished.ts';

const order: string[] = [];

test('nothing is cleaned up while the test runs', async () => {
  onTestFinished(async () => {
    await Promise.resolve();
    order.push('first registered');
  });
  onTestFinished(() => order.push('last registered'));
  await Promise.resolve();
  expect(order).toEqual([]);
});

test('what the test before has registered ran once, the last one first', () => {
  expect(order).toEqual(['last registered', 'first registered']);
});
