import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'jotai';
import { Suspense, use, useLayoutEffect, useState } from 'react';
import { answerWith, breathe, fakeServer, heldAnswer, renderAt } from '../testing';
import { createLoader } from './createLoader';
import type { Load } from './Load';
import { useLoad } from './useLoad';

function makeScreen(isEmpty?: (data: string) => boolean) {
  const stateAtom = atom<Load<string>>({ status: 'idle' });
  const loader = createLoader<[string], string>({
    name: 'words',
    stateAtom,
    fetch: async (http, signal, word) => (await http.get(`/words/${word}`, { signal })) as string,
    ...(isEmpty && { isEmpty }),
  });
  const drawings: string[] = [];
  function Word({ word }: { word: string }) {
    const { load, reload } = useLoad(loader, word);
    const text = load.status === 'ready' ? load.data : load.status;
    useLayoutEffect(() => {
      drawings.push(`${word}: ${text}`);
    }, [word, text]);
    return (
      <>
        <p>{text}</p>
        <button onClick={reload}>again</button>
      </>
    );
  }
  function Words() {
    const [word, setWord] = useState<string | null>('a');
    const [visit, setVisit] = useState(0);
    const [hasTwo, setHasTwo] = useState(false);
    return (
      <>
        {['a', 'b'].map((name) => (
          <button
            key={name}
            onClick={() => {
              setWord(name);
            }}
          >{`show ${name}`}</button>
        ))}
        <button
          onClick={() => {
            setWord(null);
          }}
        >
          leave
        </button>
        <button
          onClick={() => {
            setVisit(visit + 1);
          }}
        >
          another screen
        </button>
        <button
          onClick={() => {
            setHasTwo(true);
          }}
        >
          one more
        </button>
        {word !== null && <Word key={visit} word={word} />}
        {hasTwo && <Word word="a" />}
      </>
    );
  }
  return { Words, stateAtom, drawings, loader };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('S-69 the same arguments are fetched once, in StrictMode too', async () => {
  const server = fakeServer({ 'GET /words/a': '"first"' });
  const { Words } = makeScreen();
  renderAt(<Words />);

  expect(await screen.findByText('first')).toBeVisible();
  await press('leave');
  await press('show a');
  expect(screen.getByText('first')).toBeVisible();
  expect(server.calls).toEqual(['GET /words/a']);
});

test('H-1 what belongs to one address is never shown under another, whatever comes late', async () => {
  const a = heldAnswer('"about a"');
  fakeServer({ 'GET /words/a': a.answer, 'GET /words/b': '"about b"' });
  const { Words } = makeScreen();
  renderAt(<Words />);

  await press('show b');
  expect(await screen.findByText('about b')).toBeVisible();
  await act(async () => {
    a.release();
    await Promise.resolve();
  });
  expect(screen.getByText('about b')).toBeVisible();
  expect(screen.queryByText('about a')).not.toBeInTheDocument();
});

test('H-1 no drawing, not even the first, shows an address what belongs to the last one', async () => {
  fakeServer({ 'GET /words/a': '"about a"', 'GET /words/b': '"about b"' });
  const { Words, drawings } = makeScreen();
  renderAt(<Words />);
  expect(await screen.findByText('about a')).toBeVisible();

  await press('show b');
  expect(await screen.findByText('about b')).toBeVisible();
  expect(drawings.filter((drawing) => drawing.startsWith('b'))).toEqual(['b: loading', 'b: about b']);
});

test('H-2, S-88 a failure is logged once, settled, and asked for again only by the reader', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = fakeServer({ 'GET /words/a': answerWith(500) });
  const { Words, stateAtom } = makeScreen();
  const { store } = renderAt(<Words />);

  expect(await screen.findByText('failed')).toBeVisible();
  expect(server.calls).toHaveLength(1);
  expect(error).toHaveBeenCalledTimes(1);
  expect(store.get(stateAtom)).toMatchObject({ status: 'failed', reason: 'unavailable' });

  await press('again');
  expect(await screen.findByText('failed')).toBeVisible();
  expect(server.calls).toHaveLength(2);
});

test('H-2 a visit that asks again never draws the failure of the last one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer = answerWith(500);
  fakeServer({ 'GET /words/a': () => answer() });
  const { Words, drawings } = makeScreen();
  renderAt(<Words />);
  expect(await screen.findByText('failed')).toBeVisible();

  drawings.length = 0;
  answer = heldAnswer('"late"').answer;
  await press('another screen');
  expect(new Set(drawings)).toEqual(new Set(['a: loading']));
});

test('H-2 a part that comes to a screen which shows a failure shows it too', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = fakeServer({ 'GET /words/a': answerWith(500) });
  const { Words } = makeScreen();
  renderAt(<Words />);
  expect(await screen.findByText('failed')).toBeVisible();

  await press('one more');
  expect(await screen.findAllByText('failed')).toHaveLength(2);
  expect(server.calls).toHaveLength(1);
});

test('H-5 a part beside one with other arguments waits no longer than until that one is left', async () => {
  fakeServer({ 'GET /words/a': '"about a"', 'GET /words/b': '"about b"' });
  const { Words } = makeScreen();
  renderAt(<Words />);
  await press('one more');
  await press('show b');
  expect(await screen.findByText('about b')).toBeVisible();
  expect(screen.queryByText('about a')).not.toBeInTheDocument();

  await press('leave');
  expect(await screen.findByText('about a')).toBeVisible();
});

test('H-2 an empty answer is settled while its screen stays and asked for again at the next visit', async () => {
  const server = fakeServer({ 'GET /words/a': '""' });
  const { Words, stateAtom } = makeScreen((word) => word === '');
  const { store } = renderAt(<Words />);

  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(store.get(stateAtom).status).toBe('ready');
  expect(server.calls).toHaveLength(1);

  await press('leave');
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  await press('show a');
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(server.calls).toHaveLength(2);
});

test('what was asked for ahead is drawn at once, without a moment of loading, and is not asked for again', async () => {
  const server = fakeServer({ 'GET /words/b': '"second"', 'GET /words/a': '"first"' });
  const { Words, drawings, loader } = makeScreen();
  const { store } = renderAt(<Words />);
  expect(await screen.findByText('first')).toBeVisible();
  store.set(loader.aheadAtom, ['b']);
  await act(breathe);
  drawings.length = 0;

  await press('show b');
  expect(screen.getByText('second')).toBeVisible();
  expect(drawings).toEqual(['b: second']);
  expect(server.calls).toHaveLength(2);

  await press('again');
  expect(server.calls).toHaveLength(3);
});

test('H-2 an empty answer that was asked for ahead is no answer yet', async () => {
  const server = fakeServer({ 'GET /words/b': '""', 'GET /words/a': '"first"' });
  const { Words, drawings, loader } = makeScreen((word) => word === '');
  const { store } = renderAt(<Words />);
  expect(await screen.findByText('first')).toBeVisible();
  store.set(loader.aheadAtom, ['b']);
  await act(breathe);
  drawings.length = 0;

  await press('show b');
  await act(breathe);
  expect(drawings).toEqual(['b: loading', 'b: ']);
  expect(server.calls).toHaveLength(2);
});

test('H-5 leaving the screen cancels the request and leaves no trace', async () => {
  fakeServer({ 'GET /words/a': heldAnswer('"late"').answer });
  const { Words, stateAtom } = makeScreen();
  const { store } = renderAt(<Words />);

  expect(store.get(stateAtom).status).toBe('loading');
  await press('leave');
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(store.get(stateAtom)).toEqual({ status: 'idle' });
});

test('an answer is drawn in pieces, between which the browser answers the reader: only so React leaves what was shown', async () => {
  const server = fakeServer({ 'GET /words/a': '"about a"' });
  const loader = createLoader<[], unknown>({
    name: 'words',
    stateAtom: atom<Load<unknown>>({ status: 'idle' }),
    fetch: (http) => http.get('/words/a'),
  });
  const never = new Promise<never>(() => undefined);
  function Word() {
    const { load } = useLoad(loader);
    if (load.status === 'ready') use(never);
    return 'on its way';
  }
  renderAt(
    <Suspense fallback="taken away">
      <Word />
    </Suspense>,
  );
  await act(breathe);
  expect(server.calls).toHaveLength(1);
  expect(screen.getByText('on its way')).toBeVisible();
});
