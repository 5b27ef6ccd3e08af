import { breathe } from '@portal/shared/testing';
import type { RemoteEntry } from '../page/PortalPage';
import { createWaysBack } from './createWaysBack';
import type { Cause, Fallback } from './Fallback';

const previous = { build: 'r0', since: '', record: 'sha384-r' };
const reports: RemoteEntry = { name: 'remote_reports', entry: '/r1/entry.js', previous };
const auth: RemoteEntry = { name: 'remote_auth', entry: '/a1/entry.js' };
const remotes = [reports, auth];
const list = 'remote_reports/ReportListScreen';
const added = 'remote_reports/AddedPanel';
const login = 'remote_auth/LoginScreen';

interface Circumstances {
  isKept?: boolean;
  admitted?: string | Error;
}

function makeWays({ isKept = false, admitted = '/r0/entry.js' }: Circumstances = {}) {
  const used: string[] = [];
  const forgotten: string[] = [];
  const causes: (Cause | undefined)[] = [];
  const fallback: Fallback = {
    isKept: () => isKept,
    admit: () => (admitted instanceof Error ? Promise.reject(admitted) : Promise.resolve(admitted)),
    onUse: ({ name }, cause) => {
      used.push(name);
      causes.push(cause);
    },
  };
  const ways = createWaysBack(remotes, fallback, ({ name }) => forgotten.push(name));
  return { ways, used, forgotten, causes };
}

const come = () => Promise.resolve('component');
const fail = () => Promise.reject(new Error('no such file'));
const lack = () => Promise.reject(new Error('Module "./AddedPanel" does not exist in container.'));

test('a remote comes from the page’s build until it takes the way back, once', async () => {
  const { ways, used } = makeWays();
  expect([ways.entryOf(reports), ways.isOpen(reports, list), ways.hasBegun(reports)]).toEqual([
    reports.entry,
    true,
    false,
  ]);
  expect(await ways.take(reports, list, come)).toBe('component');
  expect(await ways.take(reports, list, come)).toBe('component');
  expect([ways.entryOf(reports), ways.isOpen(reports, list), ways.isUsed(reports)]).toEqual([
    '/r0/entry.js',
    false,
    true,
  ]);
  expect(used).toEqual(['remote_reports']);
});

test('what was known of the remote is forgotten when it changes the build', async () => {
  const { ways, forgotten } = makeWays();
  await ways.take(reports, list, () => {
    expect(forgotten).toContain('remote_reports');
    return come();
  });
});

test.each<[string, Circumstances, typeof come | typeof fail]>([
  ['the scripts of the build before cannot be let in', { admitted: new Error('no record') }, come],
  ['nothing comes of it', {}, fail],
])('the way is over where %s', async (_what, options, attempt) => {
  const { ways, used } = makeWays(options);
  await expect(ways.take(reports, list, attempt)).rejects.toThrow();
  expect([
    ways.entryOf(reports),
    ways.isOpen(reports, added),
    ways.hasBegun(reports),
    ways.isUsed(reports),
  ]).toEqual([reports.entry, false, false, false]);
  expect(used).toEqual([]);
});

test('a failure after something has come leaves the remote where it is', async () => {
  const { ways } = makeWays();
  await ways.take(reports, list, come);
  await expect(ways.take(reports, list, fail)).rejects.toThrow();
  expect([ways.entryOf(reports), ways.isUsed(reports)]).toEqual(['/r0/entry.js', true]);
});

test('a module that the build before lacks closes the way for itself alone', async () => {
  const { ways } = makeWays();
  await expect(ways.take(reports, added, lack)).rejects.toThrow('does not exist');
  expect([ways.entryOf(reports), ways.hasBegun(reports)]).toEqual([reports.entry, false]);
  expect([ways.isOpen(reports, added), ways.isOpen(reports, list)]).toEqual([false, true]);

  expect(await ways.take(reports, list, come)).toBe('component');
  expect([ways.entryOf(reports), ways.isUsed(reports)]).toEqual(['/r0/entry.js', true]);
});

test('nor does it turn back one that is on the way', async () => {
  const { ways } = makeWays();
  const outcomes = await Promise.allSettled([
    ways.take(reports, list, async () => {
      await breathe();
      return ways.entryOf(reports);
    }),
    ways.take(reports, added, lack),
  ]);
  expect(outcomes[0]).toEqual({ status: 'fulfilled', value: '/r0/entry.js' });

  const other = makeWays();
  await Promise.allSettled([other.ways.take(reports, list, fail), other.ways.take(reports, added, lack)]);
  expect([other.ways.entryOf(reports), other.ways.isOpen(reports, list)]).toEqual([reports.entry, false]);
});

test('a tab that has fallen back before stays with that build, whatever that lacks', async () => {
  const { ways } = makeWays({ isKept: true });
  await expect(ways.take(reports, added, lack)).rejects.toThrow('does not exist');
  expect([ways.entryOf(reports), ways.hasBegun(reports)]).toEqual([reports.entry, true]);
  await expect(ways.take(reports, list, fail)).rejects.toThrow('no such file');
  expect([ways.hasBegun(reports), ways.isOpen(reports, list)]).toEqual([false, false]);
});

test('a tab that has fallen back from this build before begins with the one before it', () => {
  const { ways } = makeWays({ isKept: true });
  expect([ways.hasBegun(reports), ways.isOpen(reports, list)]).toEqual([true, false]);
  // It has no build before.
  expect([ways.hasBegun(auth), ways.isOpen(auth, login)]).toEqual([false, false]);
});

test('without a network, or without anybody who helps, there is no way back', () => {
  expect(createWaysBack(remotes, undefined, () => undefined).isOpen(reports, list)).toBe(false);
  const { ways } = makeWays();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(ways.isOpen(reports, list)).toBe(false);
});

test('whoever hears of it hears of the first cause, or of none where the tab had fallen back before', async () => {
  const first = { error: new Error('no such file'), isLoaded: false };
  const { ways, causes } = makeWays();
  ways.begin(reports, first);
  await ways.take(reports, list, come, { error: new Error('broken'), isLoaded: true });
  expect(causes).toEqual([first]);

  const kept = makeWays({ isKept: true });
  await kept.ways.take(reports, list, come);
  expect(kept.causes).toEqual([undefined]);
});

test('without anybody who helps the way that is taken nevertheless names the remote', async () => {
  const ways = createWaysBack(remotes, undefined, () => undefined);
  await expect(ways.take(reports, list, come)).rejects.toThrow('There is no way back for remote_reports.');
});
