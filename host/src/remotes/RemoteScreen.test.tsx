import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@portal/shared/testing';
import { atom, createStore, useAtomValue } from 'jotai';
import { use, useState, type ReactElement } from 'react';
import type { RemoteModuleName } from '../page/moduleName';
import { drawTimeout } from './LoadedPart';
import type { RemoteComponent, RemoteLoader } from './RemoteLoader';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import { RemoteScreen } from './RemoteScreen';
import { countingPage } from '../testing/countingPage';

const listName = 'remote_reports/ReportListScreen';
const texts = { title: 'Reports', unavailable: 'The reports are not available right now.' };
const list = <RemoteScreen name={listName} {...texts} />;

type Made = Partial<Record<RemoteModuleName, () => Promise<RemoteComponent>>>;

/** A loader that makes each component when it is asked for it, once for all who wait for it. */
function makeLoader(made: Made, loaded: Partial<Record<RemoteModuleName, RemoteComponent>> = {}) {
  const asked: string[] = [];
  const pending = new Map<RemoteModuleName, Promise<RemoteComponent>>();
  const discarded: string[] = [];
  const loader: RemoteLoader = {
    load: (name) => {
      const known = pending.get(name);
      if (known) return known;
      asked.push(name);
      const making = made[name]?.() ?? Promise.reject(new Error(`no ${name}`));
      pending.set(
        name,
        making.finally(() => pending.delete(name)),
      );
      return pending.get(name) ?? making;
    },
    loaded: (name) => loaded[name],
    discard: (name) => {
      discarded.push(name);
    },
  };
  return { loader, asked, discarded };
}

function renderScreen(element: ReactElement, { loader }: { loader: RemoteLoader }) {
  const store = createStore();
  store.set(remoteLoaderAtom, loader);
  return renderAt(
    <>
      <p>beside</p>
      {element}
    </>,
    { store },
  );
}

afterEach(() => {
  jest.useRealTimers();
});

const ReportListScreen = () => <p>the list</p>;
const spyOnLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
/** Lines logged by the portal; React logs more in development. */
const portalLines = (log: ReturnType<typeof spyOnLog>) =>
  log.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('[portal]'));
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

test('S-3, F-04 a screen that is on its way is "Loading...", then it is there', async () => {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve);
  });
  renderScreen(list, makeLoader({ [listName]: () => opened.then(() => ReportListScreen) }));

  expect(screen.getByText('Loading...')).toBeInTheDocument();
  await act(async () => {
    gate.dispatchEvent(new Event('open'));
    await opened;
  });
  expect(await screen.findByText('the list')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('H-16 the document is named by the declared title until the screen names it', async () => {
  renderScreen(list, makeLoader({ [listName]: () => Promise.resolve(ReportListScreen) }));

  expect(document.title).toBe('Reports – Media Monitoring');
  expect(await screen.findByText('the list')).toBeVisible();
});

test('a screen that is there already is drawn at once', () => {
  const made = makeLoader({}, { [listName]: ReportListScreen });
  const { container } = renderScreen(list, made);

  expect(container).toHaveTextContent(/^besidethe list$/);
  expect(made.asked).toEqual([]);
});

test('F-01, H-4, H-16 a screen that cannot be had is told in the reader’s words, under a heading', async () => {
  const log = spyOnLog();
  const { container } = renderScreen(list, makeLoader({}));

  expect(await screen.findByText('The reports are not available right now.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(document.title).toBe('Reports – Media Monitoring');
  expect(screen.getByText('beside')).toBeVisible();
  expect(portalLines(log)).toEqual([`[portal] remotes.${listName}: Error: no ${listName}`]);
  expect(container).not.toHaveTextContent(/remote_reports|Error/);
});

test('F-01, H-4 "Try again" asks again, as often as it is pressed, and heals', async () => {
  spyOnLog();
  const outcomes = [
    () => Promise.reject(new Error('down')),
    () => Promise.reject(new Error('still down')),
    () => Promise.resolve(ReportListScreen),
  ];
  const made = makeLoader({
    [listName]: () => outcomes[made.asked.length - 1]?.() ?? Promise.reject(new Error('asked too often')),
  });
  renderScreen(list, made);

  await screen.findByText('The reports are not available right now.');
  const asked = made.asked.length;
  await userEvent.click(tryAgain());
  expect(await screen.findByText('The reports are not available right now.')).toBeVisible();
  await userEvent.click(tryAgain());
  expect(await screen.findByText('the list')).toBeVisible();
  expect(made.asked.length).toBe(asked + 2);
});

describe('F-58 a screen that could not be had for want of a network', () => {
  const connect = () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    return act(() => dispatchEvent(new Event('online')));
  };
  /** Fails once; the browser says whether it has a network. */
  const renderFailed = async (onLine: boolean) => {
    spyOnLog();
    const outcomes = [() => Promise.reject(new Error('down')), () => Promise.resolve(ReportListScreen)];
    const made = makeLoader({ [listName]: () => outcomes.shift()?.() ?? Promise.reject(new Error('none')) });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    renderScreen(list, made);
    await screen.findByText('The reports are not available right now.');
    return made;
  };

  test('comes by itself when there is one again, once, and takes no focus', async () => {
    const made = await renderFailed(false);
    const { length } = made.asked;

    await connect();
    expect(await screen.findByText('the list')).toBeVisible();
    expect(document.body).toHaveFocus();
    await connect();
    expect(made.asked).toHaveLength(length + 1);
  });

  test('does not lose the focus that its button had', async () => {
    await renderFailed(false);
    tryAgain().focus();

    await connect();
    expect(await screen.findByText('the list')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  test('comes as well where the browser did not know that there was none', async () => {
    await renderFailed(true);

    await connect();
    expect(await screen.findByText('the list')).toBeVisible();
  });
});

test('H-4 the button that goes away leaves the focus where the screen will be', async () => {
  spyOnLog();
  renderScreen(list, makeLoader({}));

  await screen.findByText('The reports are not available right now.');
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.click(tryAgain());
  expect(document.body).not.toHaveFocus();
  // The page does not jump, and the place is no stop on the reader's way with Tab.
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  await screen.findByText('The reports are not available right now.');
});

test('F-26 a screen that breaks when it is drawn takes nothing else down, and can be tried again', async () => {
  const log = spyOnLog();
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new TypeError('x is not a function');
    return <p>the list</p>;
  };
  const made = makeLoader({ [listName]: () => Promise.resolve(Fragile) });
  renderScreen(list, made);

  expect(await screen.findByText('The reports are not available right now.')).toBeVisible();
  expect(screen.getByText('beside')).toBeVisible();
  expect(portalLines(log)).toEqual([`[portal] remotes.${listName}: TypeError: x is not a function`]);

  expect(made.discarded).toEqual([listName]);
  isBroken = false;
  await userEvent.click(tryAgain());
  expect(await screen.findByText('the list')).toBeVisible();
});

test('the server is told once that a screen could not be had, or drawn, where tabs are counted', async () => {
  spyOnLog();
  const server = countingPage();
  const { unmount } = renderScreen(list, makeLoader({}));
  await screen.findByText('The reports are not available right now.');
  unmount();
  const Broken = (): never => {
    throw new Error('broken');
  };
  renderScreen(list, makeLoader({}, { [listName]: Broken }));
  await screen.findByText('The reports are not available right now.');
  document.head.replaceChildren();

  const told = server.calls.map((call) => new URLSearchParams(call.split('?')[1]));
  expect(told.map((facts) => [facts.get('e'), facts.get('a')])).toEqual([
    ['gone', 'remote_reports'],
    ['crash', 'remote_reports'],
  ]);
});

test('F-27 a screen that breaks later, in its own place', async () => {
  const log = spyOnLog();
  const Fragile = () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('broken by a press');
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
  renderScreen(list, makeLoader({ [listName]: () => Promise.resolve(Fragile) }));

  await userEvent.click(await screen.findByRole('button', { name: 'break' }));
  expect(screen.getByText('The reports are not available right now.')).toBeVisible();
  expect(screen.getByText('beside')).toBeVisible();
  expect(portalLines(log)).toHaveLength(1);
});

test('F-28 a screen that waits for ever is given up in time, loaded anew, and heals', async () => {
  jest.useFakeTimers();
  const log = spyOnLog();
  const never = new Promise<string>(() => undefined);
  const outcomes = [() => <p>{use(never)}</p>, ReportListScreen];
  const made = makeLoader({
    [listName]: () => Promise.resolve(outcomes[made.asked.length - 1] ?? ReportListScreen),
  });
  renderScreen(list, made);

  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(drawTimeout - 1));
  expect(screen.getByText('Loading...')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('The reports are not available right now.')).toBeVisible();
  expect(portalLines(log)).toEqual([`[portal] remotes.${listName}: Error: not drawn within 10 s`]);
  expect(made.discarded).toEqual([listName]);

  jest.useRealTimers();
  await userEvent.click(tryAgain());
  expect(await screen.findByText('the list')).toBeVisible();
});

test('F-34 another screen at the same place starts anew: nothing of the broken one stays', async () => {
  spyOnLog();
  const isListAtom = atom(true);
  const LoginScreen = () => <p>the login view</p>;
  function MovingScreen() {
    if (useAtomValue(isListAtom)) return list;
    return <RemoteScreen name="remote_auth/LoginScreen" {...texts} />;
  }
  const { store } = renderScreen(
    <MovingScreen />,
    makeLoader({ 'remote_auth/LoginScreen': () => Promise.resolve(LoginScreen) }),
  );
  await screen.findByText('The reports are not available right now.');

  act(() => {
    store.set(isListAtom, false);
  });
  expect(await screen.findByText('the login view')).toBeVisible();
  expect(screen.queryByText('The reports are not available right now.')).not.toBeInTheDocument();
});

test('S-7, S-8 the same screen with other props stays and gets them', () => {
  const slugAtom = atom('acme');
  let mounts = 0;
  const ReportScreen = ({ slug, reportId = 'latest' }: { slug?: string; reportId?: string }) => {
    useState(() => (mounts += 1));
    return <p>{[slug, reportId].join(' ')}</p>;
  };
  function MovingScreen() {
    const slug = useAtomValue(slugAtom);
    return <RemoteScreen name="remote_reports/ReportScreen" {...texts} params={{ slug }} />;
  }
  const made = makeLoader({}, { 'remote_reports/ReportScreen': ReportScreen });
  const { store } = renderScreen(<MovingScreen />, made);
  expect(screen.getByText('acme latest')).toBeVisible();
  const before = mounts;

  act(() => {
    store.set(slugAtom, 'energy');
  });
  expect(screen.getByText('energy latest')).toBeVisible();
  expect(mounts).toBe(before);
});

test('F-26, S-8 a report that breaks its screen breaks no other one, though nobody tries again', () => {
  spyOnLog();
  const reportIdAtom = atom('20240104');
  const ReportScreen = ({ reportId }: { reportId?: string }) => {
    if (reportId === '20240105') throw new Error('broken by its data');
    return <p>{reportId}</p>;
  };
  function MovingScreen() {
    const reportId = useAtomValue(reportIdAtom);
    return <RemoteScreen name="remote_reports/ReportScreen" {...texts} params={{ reportId }} />;
  }
  const made = makeLoader({}, { 'remote_reports/ReportScreen': ReportScreen });
  const { store } = renderScreen(<MovingScreen />, made);
  const openReport = (reportId: string) => {
    act(() => {
      store.set(reportIdAtom, reportId);
    });
  };

  openReport('20240105');
  expect(screen.getByText('The reports are not available right now.')).toBeVisible();
  openReport('20240104');
  expect(screen.getByText('20240104')).toBeVisible();
  openReport('20240105');
  expect(screen.getByText('The reports are not available right now.')).toBeVisible();
});

test('whoever starts the host without a loader is told who fills it', () => {
  expect(() => createStore().get(remoteLoaderAtom)).toThrow(
    'remoteLoaderAtom is empty: the page that starts the host fills it.',
  );
});
