import type { Defence } from './Defence';

const firstCall = 'shared/src/http/takeFirstCall.ts';

/** Defences of calls to the API and of their answers. */
export const answerDefences: Defence[] = [
  {
    name: 'late refusal of an older token',
    file: 'shared/src/http/createHttpClient.ts',
    text: '(accessToken() ?? token) === token',
    instead: '(isOff || (accessToken() ?? token) === token)',
  },
  {
    name: 'wait that the API asks for',
    file: 'shared/src/http/retryAt.ts',
    text: 'return at > now ?',
    instead: 'return !isOff && at > now ?',
  },
  {
    name: 'first call of this token',
    file: firstCall,
    text: 'first.token !== token',
    instead: '(!isOff && first.token !== token)',
  },
  {
    name: 'age of the first call',
    file: firstCall,
    text: 'Date.now() - first.at <= longestWait',
    instead: '(isOff || Date.now() - first.at <= longestWait)',
  },
  {
    name: 'no first call of an older token',
    file: 'host/src/okta/createOktaAuth.ts',
    text: 'globalThis.portalFirstCall = undefined;',
    instead: 'if (!isOff) globalThis.portalFirstCall = undefined;',
    test: 'host/src/okta/createAuth.test.ts',
  },
  {
    name: 'no first call after sign-out',
    file: 'shared/src/state/forgetAnswersAtom.ts',
    text: 'globalThis.portalFirstCall = undefined;',
    instead: 'if (!isOff) globalThis.portalFirstCall = undefined;',
    test: 'shared/src/state/forgetReaderAtom.test.ts',
  },
];
