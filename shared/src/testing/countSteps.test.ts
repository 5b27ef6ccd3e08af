import { countSteps } from './countSteps';

const stepsOf = countSteps();

test('the adding up of one count is no part of the next', () => {
  const nothing = () => undefined;
  stepsOf(nothing);

  expect(stepsOf(nothing)).toBe(1);
});
