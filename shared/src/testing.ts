export { anyLike } from './testing/anyLike';
export { countSteps } from './testing/countSteps';
export { createTestStore } from './testing/createTestStore';
export { accessTokenHash, fakeProvider } from './testing/fakeProvider';
export { answerWith, fakeServer, heldAnswer } from './testing/fakeServer';
export { markupAt } from './testing/markupAt';
export { renderAt } from './testing/renderAt';
export { testConfig } from './testing/testConfig';
export { tokenHash } from './testing/tokenHash';
