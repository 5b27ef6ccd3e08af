import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, turnTab } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { RemoteComponent, RemoteLoader } from './RemoteLoader';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import { RemotePart } from './RemotePart';
import { startTime } from './LoadedPart';

const name = 'remote_reports/ReportListScreen';
const previous = { build: '1', since: new Date().toISOString(), record: 'sha384-r' };
const OldList = () => <p>the list of before</p>;

/** The part, as the newest build draws it, and, if there is one, the build before. */
function renderPart(
  Newest: RemoteComponent,
  Before?: RemoteComponent,
  fetchNewest = () => Promise.resolve(Newest),
) {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let hasFallenBack = false;
  let loaded: RemoteComponent | undefined;
  const loader: RemoteLoader = {
    load: async () => (loaded = await (hasFallenBack && Before ? Promise.resolve(Before) : fetchNewest())),
    loaded: () => loaded,
    discard: () => {
      loaded = undefined;
    },
    previous: () => (Before && !hasFallenBack ? previous : undefined),
    fallBack: () => {
      hasFallenBack = true;
    },
  };
  const store = createStore();
  store.set(remoteLoaderAtom, loader);
  const onFail = jest.fn();
  renderAt(
    <RemotePart name={name} given={{}} loading={<p>loading</p>} unavailable="None." onFail={onFail} />,
    { store },
  );
  return {
    onFail,
    /** Lines logged by the portal; React logs more in development. */
    lines: () => log.mock.calls.filter(([line]) => String(line).startsWith('[portal]')).length,
  };
}

const Broken = () => {
  throw new Error('broken');
};

test('what fails when it is drawn comes from the build before, by itself', async () => {
  const { onFail, lines } = renderPart(Broken, OldList);
  expect(await screen.findByText('the list of before')).toBeVisible();
  expect([onFail.mock.calls.length, lines()]).toEqual([0, 1]);
});

test('meanwhile it counts as on its way, not as failed', async () => {
  const drawn: string[] = [];
  new MutationObserver((changes) => {
    drawn.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? '')));
  }).observe(document.body, { childList: true, subtree: true });
  renderPart(Broken, OldList);
  expect(await screen.findByText('the list of before')).toBeVisible();
  expect(drawn.join()).toContain('loading');
  expect(drawn.join()).not.toContain('None.');
});

test('so does what its first data break', async () => {
  const BrokenByData = () => {
    const [isBroken, setBroken] = useState(false);
    useEffect(() => {
      setTimeout(() => {
        setBroken(true);
      });
    }, []);
    if (isBroken) throw new Error('broken');
    return <p>the list</p>;
  };
  jest.useFakeTimers();
  renderPart(BrokenByData, OldList);
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  expect(await screen.findByText('the list of before')).toBeVisible();
});

test('where the build before fails as well, that is told, once', async () => {
  const { onFail, lines } = renderPart(Broken, Broken);
  expect(await screen.findByText('None.')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
  expect([onFail.mock.calls.length, lines()]).toEqual([1, 2]);
});

test('what fails later is told, and the build before is the reader’s choice', async () => {
  const Fragile = () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('broken');
    return (
      <button
        onClick={() => {
          setBroken(true);
        }}
      >
        break
      </button>
    );
  };
  jest.useFakeTimers();
  const { onFail } = renderPart(Fragile, OldList);
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(startTime));
  fireEvent.click(screen.getByRole('button', { name: 'break' }));
  jest.useRealTimers();
  expect(screen.getByText('None.')).toBeVisible();
  expect(onFail).toHaveBeenCalledTimes(1);

  await userEvent.click(await screen.findByRole('button', { name: 'Use the version of earlier today' }));
  expect(document.body).not.toHaveFocus();
  expect(await screen.findByText('the list of before')).toBeVisible();
});

test('what fails later, and at its start when it is tried again, comes from the build before, by itself', async () => {
  let isBroken = false;
  const Fragile = () => {
    const [, draw] = useState(0);
    if (isBroken) throw new Error('broken');
    return (
      <button
        onClick={() => {
          isBroken = true;
          draw(1);
        }}
      >
        break
      </button>
    );
  };
  jest.useFakeTimers();
  renderPart(Fragile, OldList);
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(startTime));
  fireEvent.click(screen.getByRole('button', { name: 'break' }));
  jest.useRealTimers();

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the list of before')).toBeVisible();
});

test('what failed for want of a network is tried again when the reader comes back and there is one', async () => {
  let isThere = false;
  const Fetched = () => {
    if (!isThere) throw new Error('no file');
    return <p>the list</p>;
  };
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPart(Fetched);
  expect(await screen.findByText('None.')).toBeVisible();

  isThere = true;
  turnTab('visible');
  expect(screen.getByText('None.')).toBeVisible();
  onLine.mockReturnValue(true);
  turnTab('visible');
  expect(await screen.findByText('the list')).toBeVisible();
});

test('what could not be loaded is tried again when the reader comes back, online too', async () => {
  let isThere = false;
  const TheList = () => <p>the list</p>;
  renderPart(TheList, undefined, () =>
    isThere ? Promise.resolve(TheList) : Promise.reject(new Error('gone')),
  );
  expect(await screen.findByText('None.')).toBeVisible();

  isThere = true;
  turnTab('visible');
  expect(await screen.findByText('the list')).toBeVisible();
});

test('what broke while it was drawn is not', async () => {
  const { onFail } = renderPart(Broken);
  expect(await screen.findByText('None.')).toBeVisible();

  turnTab('visible');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(onFail).toHaveBeenCalledTimes(1);
});

test('without a build before nothing of this is there', async () => {
  renderPart(Broken);
  expect(await screen.findByText('None.')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
});
