import { atom } from 'jotai';
import { forgetReaderAtom } from '../state/forgetReaderAtom';
import { userInfoAtom } from '../state/userInfoAtom';
import { answerWith, breathe, createTestStore, fakeServer, heldAnswer, turnTab } from '../testing';
import type { UserInfo } from '../model/UserInfo';
import type { Auth } from '../session/Auth';
import { createLoader } from './createLoader';
import { keyOf } from './keyOf';
import type { Load } from './Load';

function makeWords(auth: Partial<Auth> = {}) {
  const store = createTestStore({ auth });
  const stateAtom = atom<Load<string>>({ status: 'idle' });
  const loader = createLoader<[string], string>({
    name: 'words',
    stateAtom,
    fetch: async (http, signal, word) => (await http.get(`/words/${word}`, { signal })) as string,
  });
  const states: Load<string>[] = [];
  store.sub(stateAtom, () => states.push(store.get(stateAtom)));
  return {
    states,
    state: () => store.get(stateAtom),
    visit: (word: string) => store.set(loader.visitAtom, [word]),
    reload: (word: string) => {
      store.set(loader.reloadAtom, [word]);
    },
    set: (load: Load<string>) => {
      store.set(stateAtom, load);
    },
  };
}

const expectError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('S-70 a load is under way with nothing to show, then there is the result and when it came', async () => {
  const before = Date.now();
  fakeServer({ 'GET /words/a': '"about a"' });
  const { visit, states } = makeWords();

  visit('a');
  await breathe();
  expect(states).toEqual([
    { status: 'loading', key: '["a"]' },
    { status: 'ready', key: '["a"]', data: 'about a', at: expect.any(Number) },
  ]);
  const [, ready] = states;
  expect(ready?.status === 'ready' && ready.at >= before && ready.at <= Date.now()).toBe(true);
});

test('S-70, S-88 a load that fails leaves nothing of the last one, and one line without the token', async () => {
  const error = expectError();
  fakeServer({ 'GET /words/a': '"about a"', 'GET /words/b': answerWith(403) });
  const { visit, states } = makeWords();

  visit('a');
  await breathe();
  visit('b');
  await breathe();
  expect(states.slice(2)).toEqual([
    { status: 'loading', key: '["b"]' },
    { status: 'failed', key: '["b"]', reason: 'forbidden', retryAt: null },
  ]);
  expect(error.mock.calls).toEqual([
    ['[portal] words: ERR_BAD_REQUEST AxiosError: Request failed with status code 403'],
  ]);
});

test('S-78, H-15 once the session is over, a screen that still wants an answer makes no call, and no line', async () => {
  const error = expectError();
  const server = fakeServer({ 'GET /words/a': '"about a"' });
  const { visit, state } = makeWords({ accessToken: () => undefined });

  visit('a');
  await breathe();
  expect(state()).toEqual({ status: 'idle' });
  expect([server.calls, error.mock.calls]).toEqual([[], []]);
});

test('S-68 two screens that want the same share one call, and it goes on until both have left', async () => {
  const held = heldAnswer('"about a"');
  const server = fakeServer({ 'GET /words/a': held.answer });
  const { visit, state } = makeWords();

  const leave = visit('a');
  const leaveToo = visit('a');
  await breathe();
  leave();
  await breathe();
  expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([false]);

  leaveToo();
  await breathe();
  expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(state()).toEqual({ status: 'idle' });
});

test('H-1 new arguments cancel the call for the old ones, which nobody hears of', async () => {
  const server = fakeServer({ 'GET /words/a': heldAnswer('"about a"').answer, 'GET /words/b': '"about b"' });
  const { visit, state } = makeWords();

  visit('a');
  await breathe();
  visit('b');
  await breathe();
  expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(state()).toMatchObject({ status: 'ready', data: 'about b' });
});

test('H-1 A, B and A again with answers out of order: the last one wins', async () => {
  const old = heldAnswer('"old a"');
  const b = heldAnswer('"about b"');
  const answers = [old.answer, b.answer, () => Promise.resolve(new Response('"new a"'))];
  const server = fakeServer({
    'GET /words/a': () => answers[server.calls.length - 1]?.(),
    'GET /words/b': b.answer,
  });
  const { visit, states, state } = makeWords();

  visit('a');
  await breathe();
  visit('b');
  await breathe();
  visit('a');
  await breathe();
  b.release();
  old.release();
  await breathe();
  expect(state()).toMatchObject({ status: 'ready', key: '["a"]', data: 'new a' });
  expect(states.filter(({ status }) => status === 'ready')).toHaveLength(1);
});

test('H-1 a fetch that does not honour its signal cannot bring an old answer back', async () => {
  const settlers: ((word: string) => void)[] = [];
  const store = createTestStore();
  const stateAtom = atom<Load<string>>({ status: 'idle' });
  const loader = createLoader<[string], string>({
    name: 'words',
    stateAtom,
    fetch: () => new Promise((resolve) => settlers.push(resolve)),
  });
  for (const word of ['a', 'b', 'a']) store.set(loader.visitAtom, [word]);
  const [old, , newest] = settlers;

  old?.('old a');
  await breathe();
  expect(store.get(stateAtom)).toEqual({ status: 'loading', key: '["a"]' });
  newest?.('new a');
  await breathe();
  expect(store.get(stateAtom)).toMatchObject({ status: 'ready', data: 'new a' });
});

test('H-4 a press on "Try again" while a load is under way starts it anew and drops the first', async () => {
  const first = heldAnswer('"first"');
  const answers = [first.answer, () => Promise.resolve(new Response('"second"'))];
  const server = fakeServer({ 'GET /words/a': () => answers[server.calls.length - 1]?.() });
  const { visit, reload, state } = makeWords();

  const leave = visit('a');
  await breathe();
  reload('a');
  first.release();
  await breathe();
  expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(state()).toMatchObject({ status: 'ready', data: 'second' });

  leave();
  await breathe();
  visit('a');
  expect(server.calls).toHaveLength(2);
});

test('H-5 a screen that was loaded again can still be left: its call is cancelled', async () => {
  const server = fakeServer({ 'GET /words/a': heldAnswer('"late"').answer });
  const { visit, reload, state } = makeWords();

  const leave = visit('a');
  reload('a');
  await breathe();
  leave();
  await breathe();
  expect(server.requests.at(-1)?.signal.aborted).toBe(true);
  expect(state()).toEqual({ status: 'idle' });
});

test('H-5 of two screens, one of which loads again, either may leave without taking the call with it', async () => {
  const server = fakeServer({ 'GET /words/a': heldAnswer('"late"').answer });
  const { visit, reload } = makeWords();

  const leave = visit('a');
  visit('a');
  reload('a');
  await breathe();
  leave();
  await breathe();
  expect(server.requests.at(-1)?.signal.aborted).toBe(false);
});

test('H-1 leaving one screen does not cancel the call of the next', async () => {
  const server = fakeServer({
    'GET /words/a': heldAnswer('"about a"').answer,
    'GET /words/b': heldAnswer('"about b"').answer,
  });
  const { visit, state } = makeWords();

  const leave = visit('a');
  visit('b');
  await breathe();
  leave();
  await breathe();
  expect(server.requests.at(-1)?.signal.aborted).toBe(false);
  expect(state()).toEqual({ status: 'loading', key: '["b"]' });
});

test('H-1 a screen that is left for another in one step takes nothing from it', async () => {
  const held = heldAnswer('"about b"');
  fakeServer({ 'GET /words/a': '"about a"', 'GET /words/b': held.answer });
  const { visit, state } = makeWords();

  const leave = visit('a');
  await breathe();
  leave();
  visit('b');
  await breathe();
  held.release();
  await breathe();
  expect(state()).toMatchObject({ status: 'ready', key: '["b"]', data: 'about b' });
});

test('S-68 a screen below one with other arguments loads again once that is left, and is left as any other', async () => {
  const late = heldAnswer('"late"');
  const answers = [late.answer, () => Promise.resolve(new Response('"about a"')), late.answer];
  const server = fakeServer({ 'GET /words/a': () => answers.shift()?.(), 'GET /words/b': '"about b"' });
  const { visit, reload, state } = makeWords();

  const leave = visit('a');
  const leaveToo = visit('a');
  await breathe();
  visit('b')();
  await breathe();
  expect(state()).toMatchObject({ status: 'ready', key: '["a"]', data: 'about a' });
  // The other is left before its call, or after.
  expect(server.calls.filter((call) => call === 'GET /words/a')).toHaveLength(2);

  reload('a');
  await breathe();
  leave();
  await breathe();
  expect(server.requests.at(-1)?.signal.aborted).toBe(false);
  leaveToo();
  await breathe();
  expect(server.requests.at(-1)?.signal.aborted).toBe(true);
  expect(state()).toEqual({ status: 'idle' });
});

test('H-15, B-47 a late refusal of an old token is no end: coming back to the tab asks again with the new one', async () => {
  expectError();
  const answers = { 'GET /words/a': answerWith(401) as unknown };
  const server = fakeServer(answers);
  let token = 'old';
  const endSession = jest.fn();
  const { visit, state } = makeWords({ accessToken: () => token, endSession });

  const leave = visit('a');
  token = 'new';
  await breathe();
  expect(state()).toMatchObject({ status: 'failed', reason: 'session-ended' });
  answers['GET /words/a'] = '"about a"';
  turnTab('visible');
  await breathe();
  expect(state()).toMatchObject({ status: 'ready', data: 'about a' });
  expect(server.headers.map((headers) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  expect(endSession).not.toHaveBeenCalled();
  leave();
});

test('S-88 what is no failure of a call, such as an answer that cannot be read, is told as one', async () => {
  const error = expectError();
  const store = createTestStore();
  const stateAtom = atom<Load<string>>({ status: 'idle' });
  const { visitAtom } = createLoader<[], string>({
    ...{ name: 'words', stateAtom },
    fetch: () => Promise.reject(new Error('no list')),
  });

  store.set(visitAtom, []);
  await breathe();
  expect(store.get(stateAtom)).toMatchObject({ status: 'failed', reason: 'unavailable' });
  expect(error.mock.calls).toEqual([['[portal] words: Error: no list']]);
});

test('H-2 an answer that needs no call stays for a screen that is mounted again at once, as StrictMode does', async () => {
  const store = createTestStore();
  let known: { data: string; at: number } | null = { data: 'about a', at: Date.now() };
  const fetch = jest.fn(() => Promise.resolve('asked for'));
  const { stateAtom, visitAtom } = createLoader<[], string>({
    ...{ name: 'words', stateAtom: atom<Load<string>>({ status: 'idle' }), fetch },
    // One that counts as empty, so that nothing else keeps it.
    isEmpty: () => true,
    initial: () => known,
  });

  const leave = store.set(visitAtom, []);
  known = null;
  leave();
  store.set(visitAtom, []);
  await breathe();
  expect(store.get(stateAtom)).toMatchObject({ status: 'ready', data: 'about a' });
  expect(fetch).not.toHaveBeenCalled();
});

test('S-68, H-2 a failure is settled while its screen stays, and another visit asks again', async () => {
  expectError();
  const server = fakeServer({ 'GET /words/a': answerWith(500) });
  const { visit, state } = makeWords();

  const leave = visit('a');
  await breathe();
  const leaveToo = visit('a');
  await breathe();
  expect(server.calls).toHaveLength(1);

  leave();
  leaveToo();
  await breathe();
  expect(state()).toEqual({ status: 'idle' });
  visit('a');
  await breathe();
  expect(server.calls).toHaveLength(2);
});

test('S-68, H-2 a screen that follows another at once takes over its load, but no failure', async () => {
  expectError();
  const held = heldAnswer('"about a"');
  const answers: Record<string, unknown> = { 'GET /words/a': held.answer };
  const server = fakeServer(answers);
  const { visit, state } = makeWords();

  const leave = visit('a');
  await breathe();
  leave();
  const leaveToo = visit('a');
  await breathe();
  expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([false]);
  leaveToo();
  await breathe();

  answers['GET /words/a'] = answerWith(500);
  const leaveFailed = visit('a');
  await breathe();
  expect(state()).toMatchObject({ status: 'failed' });
  leaveFailed();
  answers['GET /words/a'] = '"about a"';
  visit('a');
  await breathe();
  expect(state()).toMatchObject({ status: 'ready', data: 'about a' });
});

test('S-69 what was loaded is kept when its screen is left, and cancelled by nothing when it comes back', async () => {
  const server = fakeServer({ 'GET /words/a': '"about a"' });
  const { visit, state } = makeWords();

  const leave = visit('a');
  await breathe();
  leave();
  await breathe();
  visit('a')();
  await breathe();
  expect(state()).toMatchObject({ status: 'ready', data: 'about a' });
  expect(server.calls).toHaveLength(1);
});

test('H-3 an answer of which a newer version is known is not kept, and its screen can be asked for ahead', async () => {
  const server = fakeServer({ 'GET /words/a': '"about a"' });
  const store = createTestStore();
  const newestAtom = atom(0);
  const loader = createLoader<[string], string>({
    ...{ name: 'words', stateAtom: atom<Load<string>>({ status: 'idle' }) },
    fetch: async (http, signal, word) => (await http.get(`/words/${word}`, { signal })) as string,
    isSuperseded: (get, { data, at }, word) => data === `about ${word}` && get(newestAtom) > at,
  });
  const open = async () => {
    const leave = store.set(loader.visitAtom, ['a']);
    await breathe();
    leave();
    await breathe();
  };

  await open();
  await open();
  expect(server.calls).toHaveLength(1);
  store.set(newestAtom, Infinity);
  store.set(loader.aheadAtom, ['a']);
  await breathe();
  expect(server.calls).toHaveLength(2);
  await open();
  expect(server.calls).toHaveLength(2);
  await open();
  expect(server.calls).toHaveLength(3);
});

test('H-1 arguments are told apart however they are cut', () => {
  const keys = [['a', 'b'], ['a,b'], ['a","b'], ['ab', ''], ['', 'ab'], ['a', 'b', ''], []].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
});

test('H-7, B-48 an answer that comes after sign-out is dropped, and is no failure either', async () => {
  const store = createTestStore();
  const loader = createLoader({
    name: 'user',
    stateAtom: userInfoAtom,
    fetch: async (http) => (await http.get('/user')) as UserInfo,
  });
  const user = heldAnswer({ id: '00u1ab', name: 'Ada', email: null });
  fakeServer({ 'GET /user': user.answer });

  store.set(loader.visitAtom, []);
  await breathe();
  store.set(forgetReaderAtom);
  user.release();
  await breathe();
  expect(store.get(userInfoAtom)).toEqual({ status: 'idle' });
});

test('S-67, H-7 whoever signs in next is asked for anew', async () => {
  const names = ['Ada', 'Grace'];
  const server = fakeServer({ 'GET /words/a': () => Promise.resolve(Response.json(names.shift())) });
  const { visit, set, state } = makeWords();

  visit('a');
  await breathe();
  set({ status: 'idle' });
  visit('a');
  await breathe();
  expect(state()).toMatchObject({ status: 'ready', data: 'Grace' });
  expect(server.calls).toHaveLength(2);
});
