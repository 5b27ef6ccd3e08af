import { testConfig } from '@portal/shared/testing';
import { signOutMark } from '../page/signOutMark';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { endOtherSessions } from './endOtherSessions';

const config = { ...testConfig, allowLocalRemotes: true };
const own = tokenStorageKey(config);

test.each(['localStorage', 'sessionStorage'] as const)(
  'T-35, T-12 before a local build runs, the tokens of other channels are gone from %s, but not their sign-outs',
  (name) => {
    const storage = globalThis[name];
    storage.clear();
    const kept = [own, signOutMark(config), signOutMark(testConfig), 'portal.theme'];
    for (const key of [...kept, tokenStorageKey(testConfig)]) storage.setItem(key, 'a');
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
