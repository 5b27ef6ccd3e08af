import { deviceStorage, signInNoticeAtom } from '@portal/shared';
import { testConfig } from '@portal/shared/testing';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { sampleTokens } from '../testing/sampleTokens';
import { testTabs } from '../testing/testTabs';
import { prepareStorage } from './prepareStorage';

const { openTab } = testTabs();

const tokensKey = tokenStorageKey(testConfig);
const marks = 'portal.reader.00u1ab.news.read-1';
const others = 'another.app';

/** Fills what is left of localStorage, to the last character, with entries of that name. */
const fill = (name: string) => {
  let text = 'x'.repeat(1 << 20);
  for (let number = 0; text; number += 1) {
    try {
      localStorage.setItem(`${name}${String(number)}`, text);
    } catch {
      text = text.slice(text.length / 2 + 0.5);
    }
  }
};
const storeTokens = (seconds?: number) => {
  localStorage.setItem(tokensKey, JSON.stringify(sampleTokens({ seconds })));
};
const marksLeft = () => Object.keys(localStorage).filter((key) => key.startsWith(marks));
/** As much as tokens need, or as many characters. */
const takeRoom = (characters = 6000) => {
  localStorage.setItem('a sign-in', 'x'.repeat(characters));
  localStorage.removeItem('a sign-in');
};
/** Removes the entries of that name that are shorter. */
const giveRoom = (name: string, characters: number) => {
  for (const [key, text] of Object.entries(localStorage) as [string, string][])
    if (key.startsWith(name) && text.length < characters) localStorage.removeItem(key);
};

afterEach(() => {
  localStorage.clear();
});

test.each([marks, others])('F-70 whoever is signed in stays so on a device that is full of %s', (name) => {
  storeTokens();
  fill(name);
  const before = Object.entries(localStorage);

  expect(prepareStorage(testConfig)).toEqual({ token: 'localStorage', canSignIn: true });
  expect(Object.entries(localStorage)).toEqual(before);
});

test('F-70 whoever is signed in on a full device stays so when the identity client comes', async () => {
  storeTokens();
  fill(others);
  const { identity, auth, oktaAuth } = await openTab(prepareStorage(testConfig));

  expect(oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: true });
  expect(identity.reader()).toBe('00u1ab');
  expect(auth.accessToken()).toBe('token-of-ada');
  expect(document.cookie).toBe('');
});

test.each([
  ['nobody was', undefined],
  ['somebody was', -1],
])(
  'F-70 where %s signed in, what is remembered of readers gives way to a sign-in, and nothing else does',
  (_who, seconds) => {
    if (seconds !== undefined) storeTokens(seconds);
    deviceStorage.write('theme', 'dark');
    localStorage.setItem('portal.readership', '3');
    fill(marks);

    expect(prepareStorage(testConfig)).toEqual({ token: 'localStorage', canSignIn: true });
    expect(() => {
      takeRoom();
    }).not.toThrow();
    expect(marksLeft()).toEqual([]);
    expect(deviceStorage.read('theme')).toBe('dark');
    expect(deviceStorage.read('readership')).toBe('3');
    expect(localStorage.getItem('portal.probe')).toBeNull();
  },
);

test('F-70 what is remembered of readers gives way too where there is room, but not enough for a sign-in', () => {
  fill(marks);
  giveRoom(marks, 2000);
  expect(() => {
    takeRoom();
  }).toThrow();

  prepareStorage(testConfig);
  expect(() => {
    takeRoom();
  }).not.toThrow();
});

test('F-70, H-9 where there is room for a sign-in, readers lose nothing', () => {
  fill(marks);
  giveRoom(marks, 20_000);
  const before = marksLeft();

  prepareStorage(testConfig);
  expect(before).not.toEqual([]);
  expect(marksLeft()).toEqual(before);
});

test('F-70 the little room that others have left is used', () => {
  fill(others);
  giveRoom(others, 9000);
  expect(() => {
    takeRoom(16_384);
  }).toThrow();

  expect(prepareStorage(testConfig)).toEqual({ token: 'localStorage', canSignIn: true });
});

test('F-70 a session that ends on a full device is followed by another one', async () => {
  const tab = await openTab({ isSignedIn: true });
  fill(marks);
  tab.oktaAuth.tokenManager.setTokens(sampleTokens({ seconds: -1 }));
  await tab.oktaAuth.authStateManager.updateAuthState();

  await tab.auth.signIn('/reports');
  expect(tab.left).toHaveLength(1);
  expect(tab.store.get(signInNoticeAtom)).toBe('session-ended');
});

test('F-70 a device that others have filled since the start sends nobody to the provider in vain', async () => {
  const tab = await openTab();
  fill(others);

  await expect(tab.auth.signIn('/reports')).rejects.toThrow('storage is blocked');
  expect(tab.store.get(signInNoticeAtom)).toBe('storage-blocked');
  expect(tab.left).toEqual([]);
});
