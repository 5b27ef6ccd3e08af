import { answerWith } from '@portal/shared/testing';
import { countingPage } from '../testing/countingPage';
import { tellSeen } from './tellSeen';

const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.head.replaceChildren();
});

test('a tab tells its release and a number of its own, and nothing of the reader', async () => {
  const server = countingPage();
  tellSeen({ event: 'tab' });
  tellSeen({ event: 'shown' });
  await settle();
  const { portalTab = '' } = globalThis;
  expect(portalTab).toMatch(/^\d{1,10}$/);
  expect(server.calls).toEqual([
    `GET /_/seen?e=tab&c=production&r=12&t=${portalTab}`,
    `GET /_/seen?e=shown&c=production&r=12&t=${portalTab}`,
  ]);
  for (const { credentials, keepalive, body } of server.requests)
    expect({ credentials, keepalive, body }).toEqual({ credentials: 'omit', keepalive: true, body: null });
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('a fallback names the builds and the stage', () => {
  const server = countingPage();
  tellSeen({
    event: 'fallback',
    app: 'remote-reports',
    build: 'bad',
    used: 'good',
    stage: 'chunk',
    hash: '1f',
    instead: 'remote-reports/good',
  });
  expect(server.calls[0]).toContain('&a=remote-reports&b=bad&u=good&s=chunk&h=1f&p=remote-reports%2Fgood');
});

test.each([
  ['where it is not configured', { countTabs: false }, true],
  ['without a network', {}, false],
  ['in development', { release: undefined }, true],
])('%s nothing is told', async (_where, page, isOnLine) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  const server = countingPage(page);
  tellSeen({ event: 'tab' });
  await settle();
  expect(server.calls).toEqual([]);
});

test('a page without its data tells nothing, and nobody hears of it', () => {
  const server = countingPage();
  document.head.replaceChildren();
  tellSeen({ event: 'tab' });
  expect(server.calls).toEqual([]);
});

test('a server that does not know the address is asked once', async () => {
  const server = countingPage({ answers: { 'GET /_/seen': answerWith(404) } });
  for (let time = 0; time < 3; time += 1) {
    tellSeen({ event: 'tab' });
    await settle();
  }
  expect(server.calls).toHaveLength(1);
});

test('one that cannot be reached is told the next time', async () => {
  const server = countingPage({
    answers: { 'GET /_/seen': () => Promise.reject(new TypeError('Failed to fetch')) },
  });
  for (let time = 0; time < 2; time += 1) {
    tellSeen({ event: 'tab' });
    await settle();
  }
  expect(server.calls).toHaveLength(2);
});

test.each([429, 502, 503])('one that answers %i for a moment is told the next time too', async (status) => {
  const server = countingPage({ answers: { 'GET /_/seen': answerWith(status) } });
  for (let time = 0; time < 2; time += 1) {
    tellSeen({ event: 'tab' });
    await settle();
  }
  expect(server.calls).toHaveLength(2);
});
