import type { RemoteModuleName } from '../page/moduleName';
import { createRemoteLoader, loadTimeout } from './createRemoteLoader';
import { scriptTimeout } from './limitsPlugin';

const Screen = () => null;
const OldScreen = () => null;
const listName = 'remote_reports/ReportListScreen';
const reportName = 'remote_reports/ReportScreen';
const newEntry = '/apps/remote-reports/2/remoteEntry.js';
const oldEntry = '/apps/remote-reports/1/remoteEntry.js';
const previous = { build: '1', since: '2026-11-20T08:00:00Z', record: 'sha384-r' };
const remotes = [{ name: 'remote_reports', entry: newEntry, previous }];

type Answer = Error | Promise<never> | typeof Screen;

/** A runtime that answers by the entry that is registered when it is asked. */
function makeLoader({
  newest,
  before = OldScreen,
  lacking,
  isKept = false,
}: {
  newest: (name: RemoteModuleName) => Answer;
  before?: Answer;
  /** The build before has no such module. */
  lacking?: RemoteModuleName;
  isKept?: boolean;
}) {
  const asked: string[] = [];
  const used: string[] = [];
  let entry = newEntry;
  const loader = createRemoteLoader(
    remotes,
    {
      registerRemotes: ([remote]) => {
        entry = remote?.entry.replace(/\?.*/, '') ?? '';
      },
      loadRemote: async (id) => {
        const name = id as RemoteModuleName;
        asked.push(`${entry} ${name.replace('remote_reports/', '')}`);
        if (entry === oldEntry && name === lacking)
          throw new Error(`Module "${name}" does not exist in container.`);
        const answer = await (entry === oldEntry ? before : newest(name));
        if (answer instanceof Error) throw answer;
        return { [name.replace('remote_reports/', '')]: answer };
      },
    },
    {
      isKept: () => isKept,
      admit: () => Promise.resolve(oldEntry),
      onUse: ({ name }) => used.push(name),
    },
  );
  return { loader, asked, used };
}

const broken = () => new Error('no such file');
const spyOnLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  jest.useRealTimers();
  globalThis.portalRetry = undefined;
});

test('after two attempts a remote comes from the build before, is told of once, and stays with it', async () => {
  const log = spyOnLog();
  const { loader, asked, used } = makeLoader({ newest: broken });

  expect(await loader.load(listName)).toBe(OldScreen);
  expect(asked).toEqual([
    `${newEntry} ReportListScreen`,
    `${newEntry} ReportListScreen`,
    `${oldEntry} ReportListScreen`,
  ]);
  expect(used).toEqual(['remote_reports']);
  expect(log.mock.calls).toEqual([[`[portal] remotes.${listName}: Error: no such file`]]);

  expect(await loader.load(reportName)).toBe(OldScreen);
  expect(asked.slice(3)).toEqual([`${oldEntry} ReportScreen`]);
  expect(used).toHaveLength(1);
});

test('parts that fail together fall back together, with one line in the log', async () => {
  const log = spyOnLog();
  const { loader, used } = makeLoader({ newest: broken });

  expect(await Promise.all([loader.load(listName), loader.load(reportName)])).toEqual([OldScreen, OldScreen]);
  expect([used.length, log.mock.calls.length]).toEqual([1, 1]);
});

test('where the build before fails too, the first cause is told, and the next load is as ever', async () => {
  let isBroken = true;
  const { loader, asked, used } = makeLoader({
    newest: () => (isBroken ? broken() : Screen),
    before: new Error('broken too'),
  });

  await expect(loader.load(listName)).rejects.toThrow('no such file');
  expect(loader.previous?.(listName)).toBeUndefined();
  await expect(loader.load(listName)).rejects.toThrow('no such file');
  expect(asked.filter((line) => line.startsWith(oldEntry))).toHaveLength(1);
  isBroken = false;
  expect(await loader.load(listName)).toBe(Screen);
  expect(used).toEqual([]);
});

test('a part that the build before lacks keeps no other from it, nor asks for that build again', async () => {
  spyOnLog();
  const { loader, asked, used } = makeLoader({ newest: broken, lacking: reportName });

  await expect(loader.load(reportName)).rejects.toThrow('no such file');
  expect(loader.previous?.(reportName)).toBeUndefined();
  await expect(loader.load(reportName)).rejects.toThrow('no such file');
  expect(asked.filter((line) => line.startsWith(oldEntry))).toHaveLength(1);
  expect(used).toEqual([]);

  expect(await loader.load(listName)).toBe(OldScreen);
  expect(used).toEqual(['remote_reports']);
});

test('a remote that keeps waiting leaves its build before the other half of the time', async () => {
  jest.useFakeTimers();
  spyOnLog();
  const never = new Promise<never>(() => undefined);
  const { loader, asked } = makeLoader({ newest: () => never });
  const loading = loader.load(listName);

  await jest.advanceTimersByTimeAsync(scriptTimeout);
  expect(await loading).toBe(OldScreen);
  expect(asked).toHaveLength(2);

  const both = makeLoader({ newest: () => never, before: never });
  const outcome = expect(both.loader.load(listName)).rejects.toThrow(/has not come within 10 s/);
  await jest.advanceTimersByTimeAsync(loadTimeout);
  await outcome;
});

test('what fails when it is drawn comes from the build before at the next load, and nothing else of its build', async () => {
  const { loader, used } = makeLoader({ newest: () => Screen });
  await loader.load(listName);
  await loader.load(reportName);
  expect(loader.previous?.(listName)).toBe(previous);

  loader.discard(listName);
  loader.fallBack?.(listName, broken());
  expect([loader.loaded(listName), loader.loaded(reportName), loader.previous?.(listName)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await loader.load(listName)).toBe(OldScreen);
  expect(used).toEqual(['remote_reports']);
});

test('a tab that has fallen back begins with the build before, or goes on as ever where that fails', async () => {
  const kept = makeLoader({ newest: broken, isKept: true });
  expect(await kept.loader.load(listName)).toBe(OldScreen);
  expect(kept.asked).toEqual([`${oldEntry} ReportListScreen`]);

  const healed = makeLoader({ newest: () => Screen, before: broken(), isKept: true });
  expect(await healed.loader.load(listName)).toBe(Screen);
});

test('a component of the newest build that comes after the remote has fallen back is not used', async () => {
  spyOnLog();
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve);
  });
  const late = opened.then(() => Screen) as unknown as Promise<never>;
  const { loader } = makeLoader({ newest: (name) => (name === reportName ? late : broken()) });

  const report = loader.load(reportName);
  expect(await loader.load(listName)).toBe(OldScreen);
  gate.dispatchEvent(new Event('open'));
  expect(await report).toBe(OldScreen);
});
