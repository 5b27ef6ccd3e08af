import { atom } from 'jotai';
import { answerWith, breathe, createTestStore, fakeServer, heldAnswer } from '../testing';
import { createLoader } from './createLoader';
import type { Load } from './Load';
import type { LoaderOptions } from './Loader';

const halfAnHour = 30 * 60 * 1000;
const start = new Date(2024, 0, 2, 9, 0).getTime();

const moveClockTo = (elapsed: number) => jest.spyOn(Date, 'now').mockReturnValue(start + elapsed);
const showTab = async () => {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await breathe();
};
const reconnect = async () => {
  window.dispatchEvent(new Event('online'));
  await breathe();
};
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const failAsOffline = () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return noAnswer;
};

const openScreens = new Set<() => void>();

function makeWords(options: Partial<LoaderOptions<[string], string>> = {}) {
  const store = createTestStore();
  const stateAtom = atom<Load<string>>({ status: 'idle' });
  const loader = createLoader<[string], string>({
    name: 'words',
    stateAtom,
    fetch: async (http, signal, word) => (await http.get(`/words/${word}`, { signal })) as string,
    ...options,
  });
  return {
    state: () => store.get(stateAtom),
    signOut: () => {
      store.set(stateAtom, { status: 'idle' });
    },
    visit: async (word: string) => {
      const leave = store.set(loader.visitAtom, [word]);
      openScreens.add(leave);
      await breathe();
      return async () => {
        leave();
        openScreens.delete(leave);
        await breathe();
      };
    },
  };
}

beforeEach(() => {
  moveClockTo(0);
});

afterEach(() => {
  // All tests have one page: a screen that stays would listen to the next test's.
  for (const leave of openScreens) leave();
  openScreens.clear();
});

describe('H-3 a visit', () => {
  test('takes a kept answer while it is fresh, and loads it anew afterwards', async () => {
    const server = fakeServer({ 'GET /words/a': '"about a"' });
    const { visit } = makeWords({ staleAfter: () => halfAnHour });
    await (
      await visit('a')
    )();

    moveClockTo(halfAnHour - 1);
    await (
      await visit('a')
    )();
    expect(server.calls).toHaveLength(1);

    moveClockTo(halfAnHour);
    await visit('a');
    expect(server.calls).toHaveLength(2);
  });

  test('of a screen that follows another at once loads a stale answer anew as well', async () => {
    const server = fakeServer({ 'GET /words/a': '"about a"' });
    const { visit, state } = makeWords({ staleAfter: () => halfAnHour });
    const leave = await visit('a');
    moveClockTo(halfAnHour - 1);
    void leave();
    const leaveToo = await visit('a');
    expect(server.calls).toHaveLength(1);

    moveClockTo(halfAnHour);
    void leaveToo();
    await visit('a');
    expect(server.calls).toHaveLength(2);
    expect(state()).toMatchObject({ status: 'ready', at: start + halfAnHour });
  });

  test('asks of each set of arguments how long it is fresh; null is for ever', async () => {
    const server = fakeServer({ 'GET /words/a': '"about a"', 'GET /words/b': '"about b"' });
    const { visit } = makeWords({ staleAfter: (word) => (word === 'a' ? null : halfAnHour) });
    await (
      await visit('a')
    )();
    moveClockTo(100 * halfAnHour);
    await (
      await visit('a')
    )();
    expect(server.calls).toHaveLength(1);

    await (
      await visit('b')
    )();
    moveClockTo(200 * halfAnHour);
    await visit('b');
    expect(server.calls).toHaveLength(3);
  });

  test('loads nothing anew where no time is named', async () => {
    const server = fakeServer({ 'GET /words/a': '"about a"' });
    const { visit } = makeWords();
    await (
      await visit('a')
    )();
    moveClockTo(100 * halfAnHour);
    await visit('a');
    expect(server.calls).toHaveLength(1);
  });
});

describe('H-3 coming back to the tab', () => {
  const options = { staleAfter: () => halfAnHour, reloadOnReturn: true };

  test('loads a stale answer anew, once for all screens that show it', async () => {
    const server = fakeServer({ 'GET /words/a': '"about a"' });
    const { visit, state } = makeWords(options);
    await visit('a');
    await visit('a');
    await showTab();
    expect(server.calls).toHaveLength(1);

    moveClockTo(halfAnHour);
    const isBack = showTab();
    expect(state().status).toBe('loading');
    await isBack;
    expect(state().status).toBe('ready');
    expect(server.calls).toHaveLength(2);
  });

  test('is not the moment when the tab is hidden', async () => {
    const server = fakeServer({ 'GET /words/a': '"about a"' });
    const { visit } = makeWords(options);
    await visit('a');
    moveClockTo(halfAnHour);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await showTab();
    expect(server.calls).toHaveLength(1);
  });

  test('leaves a load that is under way alone', async () => {
    const server = fakeServer({ 'GET /words/a': heldAnswer('""').answer });
    const { visit } = makeWords(options);
    await visit('a');
    moveClockTo(10 * halfAnHour);
    await showTab();
    expect(server.calls).toHaveLength(1);
  });

  test('without a network keeps a stale answer, at the next visit too, and loads it anew once there is one', async () => {
    const server = fakeServer({ 'GET /words/a': '"about a"' });
    const { visit, state } = makeWords(options);
    const leave = await visit('a');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await reconnect();
    moveClockTo(halfAnHour);
    await showTab();
    await leave();
    await visit('a');
    expect([state().status, server.calls.length]).toEqual(['ready', 1]);

    onLine.mockReturnValue(true);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await reconnect();
    expect(server.calls).toHaveLength(1);
    visibility.mockReturnValue('visible');
    await reconnect();
    expect(server.calls).toHaveLength(2);
    expect(state()).toMatchObject({ status: 'ready', at: start + halfAnHour });
    // A reader who has been there all the time reads on.
    moveClockTo(2 * halfAnHour);
    await reconnect();
    expect(server.calls).toHaveLength(2);
  });

  test('loads nothing for a screen that was left, for a reader who signed out, or without the option', async () => {
    const server = fakeServer({ 'GET /words/a': '"about a"' });
    const left = makeWords(options);
    await (
      await left.visit('a')
    )();
    const signedOut = makeWords(options);
    await signedOut.visit('a');
    signedOut.signOut();
    await makeWords({ staleAfter: () => halfAnHour }).visit('a');

    moveClockTo(halfAnHour);
    await showTab();
    expect(server.calls).toHaveLength(3);
  });
});

describe('B-47 coming back to the tab', () => {
  const failAs = (status: number) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: Record<string, unknown> = { 'GET /words/a': answerWith(status) };
    return { answers, server: fakeServer(answers) };
  };

  test('tries again what has failed, at any age, once for all screens that show it, until it is there', async () => {
    const { answers, server } = failAs(500);
    const { visit, state } = makeWords();
    await visit('a');
    await visit('a');
    await showTab();
    expect(server.calls).toHaveLength(2);
    expect(state()).toMatchObject({ status: 'failed' });

    answers['GET /words/a'] = '"about a"';
    moveClockTo(100 * halfAnHour);
    await showTab();
    expect(state()).toMatchObject({ status: 'ready', data: 'about a' });
    await showTab();
    expect(server.calls).toHaveLength(3);
  });

  test('is also to get the page out of the browser’s cache, and both signs of it are one return', async () => {
    const { server } = failAs(500);
    await makeWords().visit('a');
    const show = (persisted: boolean) => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    };
    show(false);
    await breathe();
    expect(server.calls).toHaveLength(1);

    show(true);
    await showTab();
    expect(server.calls).toHaveLength(2);
  });

  test('needs no other sign than that the page is out of the browser’s cache', async () => {
    const { server } = failAs(500);
    await makeWords().visit('a');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await breathe();
    expect(server.calls).toHaveLength(2);
  });

  test('tries an answer 404 again where no argument names what is not there', async () => {
    const { server } = failAs(404);
    const store = createTestStore();
    const { visitAtom } = createLoader<[], string>({
      name: 'words',
      stateAtom: atom<Load<string>>({ status: 'idle' }),
      fetch: async (http, signal) => (await http.get('/words/a', { signal })) as string,
    });
    openScreens.add(store.set(visitAtom, []));
    await breathe();
    await showTab();
    expect(server.calls).toHaveLength(2);
  });

  test.each([403, 404])('leaves an answer %d alone', async (status) => {
    const { server } = failAs(status);
    await makeWords({ staleAfter: () => halfAnHour }).visit('a');
    moveClockTo(halfAnHour);
    await showTab();
    expect(server.calls).toHaveLength(1);
  });

  test('asks nothing for a screen that was left, or for a reader who signed out', async () => {
    const { server } = failAs(500);
    const left = makeWords();
    await (
      await left.visit('a')
    )();
    const signedOut = makeWords();
    await signedOut.visit('a');
    signedOut.signOut();
    expect(server.calls).toHaveLength(2);

    await showTab();
    expect(server.calls).toHaveLength(2);
  });
});

test('H-5 a screen that was left listens to the page no longer', async () => {
  const listener = jest.spyOn(window, 'removeEventListener');
  fakeServer({ 'GET /words/a': '"about a"' });
  const leave = await makeWords().visit('a');
  await leave();
  const ended = listener.mock.calls.map(([event]) => event);
  expect(ended).toEqual(expect.arrayContaining(['visibilitychange', 'online', 'pageshow']));
});

describe('B-47 a new connection', () => {
  test('loads what failed for want of one', async () => {
    const answers: Record<string, unknown> = { 'GET /words/a': failAsOffline() };
    const server = fakeServer(answers);
    const { visit, state } = makeWords({ reloadOnReconnect: true });
    await visit('a');
    expect(state()).toMatchObject({ status: 'failed', reason: 'offline' });

    answers['GET /words/a'] = '"about a"';
    await reconnect();
    expect(state()).toMatchObject({ status: 'ready', data: 'about a' });
    await reconnect();
    expect(server.calls).toHaveLength(2);
  });

  test('loads what nobody has answered, though there seemed to be one', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: Record<string, unknown> = { 'GET /words/a': noAnswer };
    const server = fakeServer(answers);
    const { visit, state } = makeWords({ reloadOnReconnect: true });
    await visit('a');
    expect(state()).toMatchObject({ status: 'failed', reason: 'unavailable' });

    answers['GET /words/a'] = '"about a"';
    await reconnect();
    expect(state()).toMatchObject({ status: 'ready', data: 'about a' });
    expect(server.calls).toHaveLength(2);
  });

  test('that comes and goes is tried at once and then every few seconds, the last time too', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: Record<string, unknown> = { 'GET /words/a': noAnswer };
    const server = fakeServer(answers);
    const { visit, state } = makeWords({ reloadOnReconnect: true });
    await visit('a');
    for (let times = 0; times < 5; times += 1) await reconnect();
    expect(server.calls).toHaveLength(2);

    answers['GET /words/a'] = '"about a"';
    await jest.advanceTimersByTimeAsync(3000);
    await breathe();
    expect(state()).toMatchObject({ status: 'ready', data: 'about a' });
    expect(server.calls).toHaveLength(3);
    jest.useRealTimers();
  });

  test('that comes and goes is not tried for a screen that is left meanwhile', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = fakeServer({ 'GET /words/a': noAnswer });
    const { visit } = makeWords({ reloadOnReconnect: true });
    const leave = await visit('a');
    await reconnect();
    await reconnect();
    await leave();
    expect(jest.getTimerCount()).toBe(0);
    expect(server.calls).toHaveLength(2);
    jest.useRealTimers();
  });

  test.each([403, 404, 500, 503])('does not ask again after an answer %d', async (status) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = fakeServer({ 'GET /words/a': answerWith(status) });
    const { visit } = makeWords({ reloadOnReconnect: true });
    await visit('a');
    await reconnect();
    expect(server.calls).toHaveLength(1);
  });

  test('loads nothing for a screen that was left, for other arguments, or without the option', async () => {
    const offline = failAsOffline();
    const server = fakeServer({ 'GET /words/a': offline, 'GET /words/b': offline });
    const left = makeWords({ reloadOnReconnect: true });
    await (
      await left.visit('a')
    )();
    await makeWords().visit('a');
    const two = makeWords({ reloadOnReconnect: true });
    await two.visit('a');
    await two.visit('b');
    expect(server.calls).toHaveLength(4);

    await reconnect();
    expect(server.calls.slice(4)).toEqual(['GET /words/b']);
  });
});

describe('H-3 an answer that is known without a request', () => {
  const initial = () => ({ data: 'known', at: start });

  test('is taken without one, and loaded anew on coming back when it is stale', async () => {
    const server = fakeServer({ 'GET /words/a': '"about a"' });
    const { visit, state } = makeWords({ initial, staleAfter: () => halfAnHour, reloadOnReturn: true });
    await visit('a');
    expect(state()).toEqual({ status: 'ready', key: '["a"]', data: 'known', at: start });

    moveClockTo(halfAnHour);
    await showTab();
    expect(state()).toMatchObject({ status: 'ready', data: 'about a' });
    expect(server.calls).toHaveLength(1);
  });

  test('ends the load of other arguments', async () => {
    const held = heldAnswer('"about a"');
    const server = fakeServer({ 'GET /words/a': held.answer });
    const { visit, state } = makeWords({ initial: (_get, word) => (word === 'b' ? initial() : null) });
    await visit('a');
    await visit('b');
    expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
    held.release();
    await breathe();
    expect(state()).toMatchObject({ key: '["b"]', data: 'known' });
  });
});

describe('H-7 an answer that does not outlive its screen', () => {
  test('is forgotten when the screen is left', async () => {
    fakeServer({ 'GET /words/a': '"about a"' });
    const { visit, state } = makeWords({ dropOnLeave: true });
    const leave = await visit('a');
    expect(state().status).toBe('ready');
    await leave();
    expect(state()).toEqual({ status: 'idle' });
  });

  test('does not come late either', async () => {
    const held = heldAnswer('"late"');
    fakeServer({ 'GET /words/a': held.answer });
    const { visit, state } = makeWords({ dropOnLeave: true });
    const leave = await visit('a');
    await leave();
    held.release();
    await breathe();
    expect(state()).toEqual({ status: 'idle' });
  });
});
