import { screen } from '@testing-library/react';
import { fakeServer } from '@portal/shared/testing';
import { countingPage } from '../testing/countingPage';
import { patience, startLimit, watchStart } from './watchStart';

let stop = () => {};
const script = 'http://localhost/apps/host/1/main.js';

/** A page that waits for its bundles, watched; returns what it does. */
function openPage(release: number | undefined, { isOnLine = true } = {}) {
  document.body.innerHTML = '<div id="root"><div class="first-bar"></div></div>';
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  const reload = jest.fn();
  const server = fakeServer({ 'GET /apps/host/1/main.js': 'code' });
  stop();
  stop = watchStart(release, reload);
  return { reload, server };
}

function failScript({ isDeferred = true } = {}) {
  const element = Object.assign(document.createElement('script'), { defer: isDeferred });
  // Without an address of its own, which jsdom would not load either.
  Object.defineProperty(element, 'src', { value: script });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}
const leave = () => dispatchEvent(new Event('beforeunload'));
const settle = () => jest.advanceTimersByTimeAsync(patience);
const fault = () => screen.queryByRole('alert')?.textContent ?? null;

beforeEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('I-1, F-37 a script that cannot be had is asked for past the cache, and the page loaded again, once', async () => {
  const first = openPage(11);
  failScript();
  await settle();
  expect(first.server.requests).toEqual([expect.objectContaining({ url: script, cache: 'reload' })]);
  expect(first.reload).toHaveBeenCalledTimes(1);
  expect(fault()).toBeNull();

  const second = openPage(11);
  failScript();
  await settle();
  expect(second.reload).not.toHaveBeenCalled();
  expect(fault()).toBe('The portal could not be loaded.Load it again');
});

test('a start that failed for good is told to the server, where tabs are counted', async () => {
  sessionStorage.setItem('portal.reloaded.11', 'yes');
  openPage(11);
  const server = countingPage({ answers: { 'GET /apps/host/1/main.js': 'code' } });
  failScript();
  await settle();
  expect(fault()).toContain('could not be loaded');
  expect(server.calls.at(-1)).toMatch(/^GET \/_\/seen\?e=gone&c=production&r=12&t=\d+&a=host$/);
});

test('I-1, F-37 a script that never answers ends in the same sentence, without a new attempt', async () => {
  const { reload } = openPage(19);
  const server = countingPage();
  await jest.advanceTimersByTimeAsync(startLimit - 1);
  expect(fault()).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(fault()).toBe('The portal could not be loaded.Load it again');
  expect(reload).not.toHaveBeenCalled();
  // On a slow line it may come all the same.
  expect(server.calls).toEqual([]);
});

test('F-37 a script that fails after the sentence is no second one', async () => {
  sessionStorage.setItem('portal.reloaded.20', 'yes');
  openPage(20);
  await jest.advanceTimersByTimeAsync(startLimit);
  const server = countingPage({ answers: { 'GET /apps/host/1/main.js': 'code' } });
  failScript();
  await settle();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(server.calls.at(-1)).toContain('e=gone');
});

test('F-26 a portal that empties the page just before the sentence comes is loaded again all the same', async () => {
  const { reload } = openPage(22);
  await jest.advanceTimersByTimeAsync(startLimit - 1_000);
  document.body.innerHTML = '<div id="root"></div>';
  dispatchEvent(new ErrorEvent('error', { error: new Error('drawn late') }));
  await jest.advanceTimersByTimeAsync(patience);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a portal that has started within the time stays', async () => {
  openPage(21);
  document.body.innerHTML = '<div id="root">the portal</div>';
  await jest.advanceTimersByTimeAsync(startLimit);
  expect(fault()).toBeNull();
});

test('a reader who leaves while scripts are coming is not brought back', async () => {
  const { reload, server } = openPage(23);
  // As Firefox does: it breaks off the scripts, and keeps the page until the next one answers.
  leave();
  failScript();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  expect(server.requests).toEqual([]);
  expect(fault()).toBeNull();
});

test('so is none who leaves while a script is asked for again', async () => {
  const { reload } = openPage(24);
  failScript();
  dispatchEvent(new Event('load'));
  leave();
  await settle();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that stays after all says that it has not started', async () => {
  openPage(25);
  leave();
  failScript();
  await jest.advanceTimersByTimeAsync(startLimit);
  expect(fault()).toContain('could not be loaded');
});

test('what throws before the first paint ends in the same sentence', async () => {
  sessionStorage.setItem('portal.reloaded.12', 'yes');
  openPage(12);
  dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
  await settle();
  expect(fault()).toContain('could not be loaded');
});

test('a promise that nobody catches does so too', async () => {
  sessionStorage.setItem('portal.reloaded.13', 'yes');
  openPage(13);
  dispatchEvent(new Event('unhandledrejection'));
  await settle();
  expect(fault()).toContain('could not be loaded');
});

test('an error of a portal that starts all the same is none', async () => {
  const { reload } = openPage(14);
  dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
  document.body.innerHTML = '<div id="root">the portal</div>';
  await settle();
  failScript();
  await settle();
  expect(fault()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

/** React takes away all that it has drawn when a component throws and nothing catches it. */
const crash = () => {
  dispatchEvent(new ErrorEvent('error', { message: 'x.toSorted is not a function' }));
  document.getElementById('root')?.replaceChildren();
};

test('a portal that throws as it is drawn is loaded again, once, and then says so', async () => {
  const first = openPage(17);
  crash();
  await settle();
  expect(first.reload).toHaveBeenCalledTimes(1);
  expect(fault()).toBeNull();

  const second = openPage(17);
  crash();
  await settle();
  expect(second.reload).not.toHaveBeenCalled();
  expect(fault()).toBe('The portal could not be loaded.Load it again');
});

test('so is one that throws later, and leaves the page empty', async () => {
  const { reload } = openPage(18);
  document.body.innerHTML = '<div id="root">the portal</div>';
  await settle();
  expect(reload).not.toHaveBeenCalled();

  crash();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('once the scripts of the page are there, nothing listens for its end', async () => {
  const { reload } = openPage(26);
  dispatchEvent(new Event('load'));
  leave();
  crash();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('scripts that the bundles add are their own affair', async () => {
  const { reload } = openPage(15);
  failScript({ isDeferred: false });
  await settle();
  expect(fault()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['without a connection', 16, false],
  ['in development', undefined, true],
])('%s the page is not loaded again by itself', async (_where, release, isOnLine) => {
  const { reload } = openPage(release, { isOnLine });
  failScript();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  expect(fault()).toContain('could not be loaded');
});
