import type { OktaAuth } from '@okta/okta-auth-js';
import { createOktaAuth } from './createOktaAuth';
import { callLater } from './callLater';
import { testConfig } from '@portal/shared/testing';

const makeClient = () => createOktaAuth(testConfig, { token: 'memory', canSignIn: false });

test('what is known is there at once, and everything else is asked of the client when it is here', async () => {
  const oktaAuth = makeClient();
  oktaAuth.setOriginalUri('/reports');
  const load = jest.fn(() => Promise.resolve(oktaAuth));
  const early = callLater({ getIdToken: () => 'known' }, load);

  expect(early.getIdToken()).toBe('known');
  expect(load).not.toHaveBeenCalled();
  // It gives a promise where the client gives a text.
  expect(await Promise.resolve(early.getOriginalUri())).toBe('/reports');
  expect(await early.tokenManager.getTokens()).toEqual({});
  expect(load).toHaveBeenCalledTimes(2);
});

test('a client that cannot be had is the failure of the call', async () => {
  const early = callLater({}, () => Promise.reject(new Error('no network')));
  await expect(early.signOut()).rejects.toThrow('no network');
});

test('it can be given on by a promise, which would wait for a `then`', async () => {
  const early = callLater({}, () => Promise.reject<OktaAuth>(new Error('nobody asks')));
  expect(await Promise.resolve(early)).toBe(early);
});
