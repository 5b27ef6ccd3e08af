import type { RunningRelease } from './RunningRelease';
import { withFallback } from './withFallback';

const running: RunningRelease = {
  number: 7,
  channel: 'production',
  at: '2026-11-24T08:00:00Z',
  builds: { host: 'h1', 'remote-reports': 'r1' },
  outlivesReload: true,
};
const previous = { build: 'r0', since: '2026-11-20T08:00:00Z', record: 'sha384-r' };
const reports = { name: 'remote_reports', previous };

test('the builds are those that run, and what the page names is kept beside them', () => {
  const fallen = withFallback(running, reports);
  expect(fallen).toEqual({
    ...running,
    builds: { host: 'h1', 'remote-reports': 'r0' },
    fallen: [{ app: 'remote-reports', name: 'remote_reports', instead: 'r1', since: previous.since }],
  });
  expect(withFallback(fallen, reports)).toBe(fallen);
});

test.each([
  ['has no build before', { name: 'remote_reports' }],
  ['is none of the release', { name: 'remote_news', previous }],
])('a remote that %s changes nothing', (_what, remote) => {
  expect(withFallback(running, remote)).toBe(running);
});
