import { loadingTexts } from '@portal/shared';
import { countingPage } from '../testing/countingPage';
import { watchTab } from './watchTab';

let stop = () => {};

/** A tab whose main part has this in it. */
function openTab({ content = '', instead = '' } = {}) {
  document.body.innerHTML = `<main id="main">${content}</main>`;
  const server = countingPage();
  stop = watchTab(instead);
  return () => server.calls.map((call) => new URLSearchParams(call.split('?')[1]).get('e'));
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('an open tab says so at once and every quarter of an hour, until it is over', async () => {
  const told = openTab({ content: '<h1>Reports</h1>' });
  expect(told()).toEqual(['start', 'shown']);
  await pass(31 * minute);
  expect(told()).toEqual(['start', 'shown', 'tab', 'tab']);
  stop();
  await pass(60 * minute);
  comeBack();
  expect(told()).toHaveLength(4);
});

test('whoever comes back to it is told again, but not at each glance', async () => {
  const told = openTab({ content: '<h1>Reports</h1>' });
  comeBack();
  expect(told()).toHaveLength(2);
  await pass(minute);
  comeBack();
  comeBack();
  expect(told()).toEqual(['start', 'shown', 'tab']);
});

test('a spinner shows nothing yet; what comes after it does, once', async () => {
  const told = openTab({ content: '<p>Loading...</p>' });
  await pass(5_000);
  expect(told()).toEqual(['start']);
  document.body.innerHTML = '<main id="main"><button>Login With Okta</button></main>';
  await pass(5_000);
  expect(told()).toEqual(['start', 'shown']);
});

test('a spinner that says something else, or that it takes long, shows nothing yet either', async () => {
  jest.replaceProperty(loadingTexts, 'loading', 'Please wait.');
  const told = openTab({ content: `<p>Please wait.</p><p>${loadingTexts.stillLoading}</p>` });
  await pass(5_000);
  expect(told()).toEqual(['start']);
});

test('a page that stays empty for a minute never says that it shows something', async () => {
  const told = openTab();
  await pass(minute);
  document.body.innerHTML = '<main id="main"><h1>late</h1></main>';
  await pass(5_000);
  expect(told()).toEqual(['start']);
});

test('builds that run instead of the page’s are named', () => {
  const server = countingPage();
  stop = watchTab('remote-reports/r0');
  expect(server.calls[0]).toMatch(/&p=remote-reports%2Fr0$/);
});
