import { act, screen } from '@testing-library/react';
import { atom } from 'jotai';
import { forgetAnswersAtom } from '../state/forgetAnswersAtom';
import { breathe, createTestStore, fakeServer, heldAnswer, renderAt } from '../testing';
import { createLoader } from './createLoader';
import type { Load } from './Load';
import { useLoad } from './useLoad';

function makeWord(isForAll: boolean) {
  const stateAtom = atom<Load<string>>({ status: 'idle' });
  const loader = createLoader<[], string>({
    ...{ name: 'word', stateAtom, isForAll },
    fetch: async (http, signal) => (await http.get('/word', { signal })) as string,
  });
  function Word() {
    const { load } = useLoad(loader);
    return <p>{load.status === 'ready' ? load.data : load.status}</p>;
  }
  return { loader, stateAtom, Word };
}

const answers = (...words: string[]) =>
  fakeServer({ 'GET /word': () => Promise.resolve(Response.json(words.shift())) });

test('H-7 an answer is gone after a sign-out, and a screen that stays asks again', async () => {
  const server = answers('for Ada', 'for Grace');
  const { loader, Word } = makeWord(false);
  const { store } = renderAt(<Word />);
  expect(await screen.findByText('for Ada')).toBeVisible();

  act(() => {
    store.set(forgetAnswersAtom);
  });
  expect(screen.queryByText('for Ada')).not.toBeInTheDocument();
  expect(store.get(loader.stateAtom).status).toBe('loading');
  expect(await screen.findByText('for Grace')).toBeVisible();
  expect(server.calls).toHaveLength(2);
});

test('H-7 an answer that comes after a sign-out is dropped', async () => {
  const held = heldAnswer('"for Ada"');
  fakeServer({ 'GET /word': held.answer });
  const store = createTestStore();
  const { loader } = makeWord(false);
  store.set(loader.visitAtom, []);
  await breathe();
  store.set(forgetAnswersAtom);
  held.release();
  await breathe();
  expect(store.get(loader.stateAtom)).toEqual({ status: 'idle' });
});

test('what somebody else has stored since is shown', async () => {
  answers('for Ada');
  const store = createTestStore();
  const { loader, stateAtom } = makeWord(false);
  store.set(loader.visitAtom, []);
  await breathe();
  store.set(forgetAnswersAtom);
  store.set(stateAtom, { status: 'ready', key: '[]', data: 'handed on', at: 0 });
  expect(store.get(loader.stateAtom)).toMatchObject({ data: 'handed on' });
});

test('an answer for everybody stays, and is not asked for again', async () => {
  const server = answers('for all');
  const { Word } = makeWord(true);
  const { store } = renderAt(<Word />);
  expect(await screen.findByText('for all')).toBeVisible();
  await act(async () => {
    store.set(forgetAnswersAtom);
    await breathe();
  });
  expect(screen.getByText('for all')).toBeVisible();
  expect(server.calls).toHaveLength(1);
});
