import { createStore, type Atom, type PrimitiveAtom } from 'jotai';
import * as door from '../index';

// `requiredAtom` creates atoms and is none.
const isAtom = (entry: [string, unknown]): entry is [string, Atom<unknown>] =>
  entry[0].endsWith('Atom') && typeof entry[1] === 'object';

test('S-63, S-64 this is the whole store before anything has happened', () => {
  const store = createStore();
  const read = (atom: Atom<unknown>) => {
    try {
      return store.get(atom);
    } catch (error) {
      return error;
    }
  };
  const values = Object.entries<unknown>(door)
    .filter(isAtom)
    .map(([name, atom]) => [name, read(atom)]);

  expect(Object.fromEntries(values)).toEqual({
    // Atoms that are filled at start throw until then.
    configAtom: new Error('configAtom is empty: the page that starts the app fills it.'),
    authAtom: new Error('authAtom is empty: the host fills it when the portal starts.'),
    httpAtom: new Error('authAtom is empty: the host fills it when the portal starts.'),

    userInfoAtom: { status: 'idle' },
    isUserInfoLoadingAtom: false,
    reportListAtom: { status: 'idle' },
    isReportListLoadingAtom: false,
    readerAtom: null,
    rememberedReaderAtom: null,
    reportAtom: { status: 'idle' },
    isReportLoadingAtom: false,
    healthLoadAtom: { status: 'idle' },
    healthAtom: 'unknown',
    navigationAtom: [],
    screenAddressesAtom: {},
    lastVisitAtom: null,
    newsChecksAtom: {},
    newsSeenAtom: null,
    notificationsAtom: [],
    themeAtom: 'system',

    authorizingAtom: false,
    originalLoginUriAtom: null,
    loginRedirectUriAtom: null,
    signInResponseAtom: false,
    signInNoticeAtom: null,

    announcementAtom: '',
    headingFocusAtom: null,
    forgetAnswersAtom: null,
    forgetReaderAtom: null,
  });
});

/** Values of the flag in each state of a load, in the usual order. */
function flags<T>(stateAtom: PrimitiveAtom<door.Load<T>>, flagAtom: Atom<boolean>, data: T) {
  const store = createStore();
  const states: door.Load<T>[] = [
    { status: 'idle' },
    { status: 'loading', key: '[]' },
    { status: 'failed', key: '[]', reason: 'unavailable', retryAt: null },
    { status: 'ready', key: '[]', data, at: 0 },
  ];
  return states.map((state) => {
    store.set(stateAtom, state);
    return store.get(flagAtom);
  });
}

test('S-64, S-70 the loading flags are up exactly while something is loading', () => {
  const user = { id: null, name: null, email: null };
  const report = { slug: 'acme', name: 'Acme', modified: null, summary: null, articles: [], history: [] };

  expect(flags(door.userInfoAtom, door.isUserInfoLoadingAtom, user)).toEqual([false, true, false, false]);
  expect(flags(door.reportListAtom, door.isReportListLoadingAtom, [])).toEqual([false, true, false, false]);
  expect(flags(door.reportAtom, door.isReportLoadingAtom, report)).toEqual([false, true, false, false]);
});
