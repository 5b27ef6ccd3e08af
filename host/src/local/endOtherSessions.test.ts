import { testConfig } from '@portal/shared/testing';
import { signInKeys } from '../page/signInKeys';
import { signOutMark } from '../page/signOutMark';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { endOtherSessions } from './endOtherSessions';

const config = { ...testConfig, allowLocalRemotes: true };
const own = tokenStorageKey(config);

test.each(['localStorage', 'sessionStorage'] as const)(
  'T-35, T-12 before a local build runs, the tokens and sign-ins of other channels and older releases are gone from %s, but not their sign-outs',
  (name) => {
    const storage = globalThis[name];
    storage.clear();
    const marks = [signOutMark(config), signOutMark(testConfig)];
    const kept = [own, ...Object.values(signInKeys(config)), ...marks, 'portal.theme'];
    const ofOthers = [tokenStorageKey(testConfig), ...Object.values(signInKeys(testConfig))];
    const older = ['okta-token-storage', 'okta-transaction-storage', 'okta-shared-transaction-storage'];
    for (const key of [...kept, ...ofOthers, ...older]) storage.setItem(key, 'a');
    endOtherSessions(config);
    expect(Object.keys(storage).sort()).toEqual(kept.sort());
  },
);

test('T-35 where storage is blocked there are none', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  expect(() => {
    endOtherSessions(config);
  }).not.toThrow();
});
