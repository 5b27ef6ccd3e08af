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
