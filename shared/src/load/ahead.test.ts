import { atom } from 'jotai';
import { forgetAnswersAtom } from '../state/forgetAnswersAtom';
import { answerWith, breathe, createTestStore, fakeServer, heldAnswer } from '../testing';
import { createLoader } from './createLoader';
import type { Load } from './Load';

const start = Date.UTC(2024, 0, 2, 17);
const night = 15 * 60 * 60_000;

function makeWords() {
  const store = createTestStore();
  const stateAtom = atom<Load<string>>({ status: 'idle' });
  const loader = createLoader<[string], string>({
    name: 'words',
    stateAtom,
    fetch: async (http, signal, word) => (await http.get(`/words/${word}`, { signal })) as string,
  });
  return {
    state: () => store.get(stateAtom),
    ask: async (word: string) => {
      store.set(loader.aheadAtom, [word]);
      await breathe();
    },
    isAhead: (word: string) => store.get(loader.aheadAtom)([word]) !== null,
    visit: async (word: string) => {
      const leave = store.set(loader.visitAtom, [word]);
      await breathe();
      return leave;
    },
    signOut: () => {
      store.set(forgetAnswersAtom);
    },
  };
}

test('an answer that was asked for ahead is shown by the screen that wants it, once, without a call', async () => {
  const server = fakeServer({ 'GET /words/a': '"about a"' });
  const { ask, visit, state } = makeWords();

  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  await ask('a');
  expect(state()).toEqual({ status: 'idle' });
  now.mockReturnValue(5000);
  const leave = await visit('a');
  expect(state()).toEqual({ status: 'ready', key: '["a"]', data: 'about a', at: 1000 });
  leave();
  expect(server.calls).toHaveLength(1);
});

test('asking twice makes one call, and asking for what is shown or kept makes none', async () => {
  const server = fakeServer({ 'GET /words/a': '"about a"' });
  const { ask, visit } = makeWords();

  await ask('a');
  await ask('a');
  const leave = await visit('a');
  await ask('a');
  leave();
  await breathe();
  await ask('a');
  expect(server.calls).toHaveLength(1);
});

test('asking for another gives the first one up, and leaving the screen ends the call that it took over', async () => {
  const server = fakeServer({
    'GET /words/a': heldAnswer('"about a"').answer,
    'GET /words/b': heldAnswer('"about b"').answer,
  });
  const { ask, visit } = makeWords();

  await ask('a');
  await ask('b');
  expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  const leave = await visit('b');
  leave();
  await breathe();
  expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('S-88 a failure ahead is silent, and the screen asks again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = [answerWith(500), () => Promise.resolve(new Response('"about a"'))];
  const server = fakeServer({ 'GET /words/a': () => answers[server.calls.length - 1]?.() });
  const { ask, visit, state } = makeWords();

  await ask('a');
  await visit('a');
  expect(state()).toMatchObject({ status: 'ready', data: 'about a' });
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ['half a minute later', 1, 30_000],
  ['later than that', 2, 30_001],
  ['after a night in which no timer ran', 2, night],
  ['after the clock was put back', 2, -60_000],
])(
  'H-3 an answer that was asked for ahead and is wanted %s takes %d call(s)',
  async (_when, calls, passed) => {
    const server = fakeServer({ 'GET /words/a': '"about a"' });
    const { ask, visit, isAhead } = makeWords();
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);

    await ask('a');
    now.mockReturnValue(start + passed);
    expect(isAhead('a')).toBe(calls === 1);
    await visit('a');
    expect(server.calls).toHaveLength(calls);
  },
);

test('H-3 pointing at it again after a night asks again', async () => {
  const server = fakeServer({ 'GET /words/a': '"about a"' });
  const { ask, visit } = makeWords();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);

  await ask('a');
  now.mockReturnValue(start + night);
  await ask('a');
  expect(server.calls).toHaveLength(2);
  await visit('a');
  expect(server.calls).toHaveLength(2);
});

test('H-7 an answer that was asked for before a sign-out is shown to nobody', async () => {
  const server = fakeServer({ 'GET /words/a': '"about a"' });
  const { ask, visit, signOut } = makeWords();

  await ask('a');
  signOut();
  await visit('a');
  expect(server.calls).toHaveLength(2);
});

test('H-7 what was asked for before a sign-out is asked for again by the next reader', async () => {
  const server = fakeServer({ 'GET /words/a': '"about a"' });
  const { ask, visit, signOut } = makeWords();

  await ask('a');
  signOut();
  await ask('a');
  expect(server.calls).toHaveLength(2);
  await visit('a');
  expect(server.calls).toHaveLength(2);
});
