import { act, screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import type { SlotProps } from '@portal/shared/declaration';
import { createStore } from 'jotai';
import { useState, type ComponentType } from 'react';
import type { RemoteEntry } from '../page/PortalPage';
import type { RemoteComponent, RemoteLoader } from '../remotes/RemoteLoader';
import { remoteLoaderAtom } from '../remotes/remoteLoaderAtom';
import { remotesAtom } from '../remotes/remotesAtom';
import { panelPatience, panelTimeout } from '../state/usePanelTimers';
import { SlotArea } from './SlotArea';

const ready: Record<string, () => void> = {};

/** A panel that is there at once and ready when the test says so. */
const panelOf = (text: string): ComponentType<Partial<SlotProps>> =>
  function Panel({ onReady }) {
    if (onReady) ready[text] = onReady;
    return <p>{text}</p>;
  };

const remote = (name: string, order: number): RemoteEntry => ({
  name,
  entry: `/${name}.js`,
  declaration: {
    format: 1,
    slots: [{ slot: 'welcome', module: 'Panel', order, unavailable: `${name} is not available.` }],
  },
});

/** An area with three panels; a text is a panel, anything else is what its remote answers. */
function renderArea(answers: Record<string, () => Promise<RemoteComponent>> = {}) {
  const loader: RemoteLoader = {
    load: (name) => {
      const [own = ''] = name.split('/');
      return answers[own]?.() ?? Promise.resolve(panelOf(own));
    },
    loaded: () => undefined,
    discard: () => undefined,
  };
  const store = createStore();
  store.set(remoteLoaderAtom, loader);
  store.set(remotesAtom, [remote('three', 3), remote('one', 1), remote('two', 2)]);
  return renderAt(<SlotArea name="welcome" />, { store });
}

const never = () => new Promise<never>(() => undefined);
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const say = (name: string) => {
  act(() => ready[name]?.());
};
/** Texts of the area as a reader sees them, from top to bottom. */
const texts = ({ container }: ReturnType<typeof renderArea>) =>
  [...container.getElementsByTagName('p')]
    .filter((line) => line.closest('[hidden]') === null)
    .map((line) => line.textContent);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('panels of several remotes come in their order, each when those above it are ready', async () => {
  const area = renderArea();
  await settle();
  expect(texts(area)).toEqual(['one']);
  say('two');
  expect(texts(area)).toEqual(['one']);
  say('one');
  expect(texts(area)).toEqual(['one', 'two', 'three']);
});

test('a panel that takes too long is passed, and comes last', async () => {
  let arrive: (component: RemoteComponent) => void = () => undefined;
  const area = renderArea({ one: () => new Promise((resolve) => (arrive = resolve)) });
  await settle();
  say('two');
  say('three');
  expect(texts(area)).toEqual(['Loading...']);
  await wait(panelTimeout);
  expect(texts(area)).toEqual(['two', 'three']);
  arrive(panelOf('one'));
  await settle();
  say('one');
  expect(texts(area)).toEqual(['two', 'three', 'one']);
});

test('a remote that is dead leaves one calm line, and holds nobody up', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const area = renderArea({ one: () => Promise.reject(new Error('gone')) });
  await settle();
  say('two');
  say('three');
  expect(texts(area)).toEqual(['one is not available.', 'two', 'three']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(log.mock.calls.flat().filter((line) => String(line).startsWith('[portal]'))).toEqual([
    '[portal] remotes.one/Panel: Error: gone',
  ]);
});

test('a panel that throws, then or later, takes nothing else down', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let breakIt: () => void = () => undefined;
  const Fragile = () => {
    const [isBroken, setBroken] = useState(false);
    breakIt = () => {
      setBroken(true);
    };
    if (isBroken) throw new Error('broken');
    return <p>fragile</p>;
  };
  const area = renderArea({
    one: () =>
      Promise.resolve(() => {
        throw new Error('broken at once');
      }),
    two: () => Promise.resolve(Fragile),
  });
  await settle();
  expect(texts(area)).toEqual(['one is not available.', 'fragile']);
  act(() => {
    breakIt();
  });
  say('three');
  expect(texts(area)).toEqual(['one is not available.', 'two is not available.', 'three']);
});

test('a panel that never says that it is ready is shown in the end', async () => {
  const area = renderArea({ three: never });
  await settle();
  say('two');
  await wait(panelTimeout);
  expect(texts(area)).toEqual(['two']);
  await wait(panelPatience);
  expect(texts(area)).toEqual([
    'two',
    'one',
    'Loading...',
    'Still loading. This is taking longer than usual.',
  ]);
});

test('a slot that nobody fills is empty', () => {
  const { container } = renderAt(<SlotArea name="welcome" />);
  expect(container).toHaveTextContent(/^$/);
});
