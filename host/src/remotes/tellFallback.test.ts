import { countingPage } from '../testing/countingPage';
import { tellFallback } from './tellFallback';

afterEach(() => {
  document.head.replaceChildren();
});

test('the server hears of both builds, of the stage and of a hash of the cause, and nothing of its text', () => {
  const server = countingPage();
  tellFallback(
    {
      name: 'remote_reports',
      entry: '/apps/remote-reports/r2/remoteEntry.js',
      previous: { build: 'r1', since: '', record: 'sha384-r' },
    },
    { error: new Error('broken for ada@example.com'), isLoaded: true },
  );
  expect(server.calls).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(server.calls[0]?.split('?')[1]))).toMatchObject({
    e: 'fallback',
    a: 'remote-reports',
    b: 'r2',
    u: 'r1',
    s: 'render',
    h: expect.stringMatching(/^[0-9a-z]{1,7}$/) as string,
    p: 'remote-reports/r1',
  });
  expect(server.calls[0]).not.toContain('ada');
});

test('what cannot be known of the builds is left out', () => {
  const server = countingPage();
  tellFallback(
    { name: 'remote_reports', entry: 'http://localhost:3001/remoteEntry.js' },
    {
      error: new Error('broken'),
      isLoaded: true,
    },
  );
  const told = new URLSearchParams(server.calls[0]?.split('?')[1]);
  expect([told.get('e'), told.get('a'), told.get('b'), told.get('u')]).toEqual([
    'fallback',
    null,
    null,
    null,
  ]);
});
