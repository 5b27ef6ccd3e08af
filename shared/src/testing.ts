export { answerWith, fakeServer, heldAnswer, type FakeServer } from './testing/fakeServer';
export { renderAt } from './testing/renderAt';
export { testConfig } from './testing/testConfig';
