export { createTestStore } from './testing/createTestStore';
export { accessTokenHash, fakeProvider } from './testing/fakeProvider';
export { answerWith, fakeServer, heldAnswer } from './testing/fakeServer';
export { renderAt } from './testing/renderAt';
export { testConfig } from './testing/testConfig';
export { tokenHash } from './testing/tokenHash';
