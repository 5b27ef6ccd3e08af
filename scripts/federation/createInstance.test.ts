import { createInstance } from './createInstance.ts';

const dialog = { open: true };
const strict = { customShareInfo: { shareConfig: { requiredVersion: '^1.2.0', strictVersion: true } } };

/** A host that shares a module, and a remote that takes it. */
function pageSharing(get: () => (() => unknown) | Promise<() => unknown>, version = '1.2.0') {
  const shared = { dialog: [{ version, scope: ['default'], shareConfig: {}, get }] };
  const host = createInstance({ name: 'host', shared });
  const remote = createInstance({ name: 'remote_reports' });
  host.initializeSharing();
  remote.initShareScopeMap('default', host.shareScopeMap['default'] ?? {});
  return { host, remote };
}

test('a remote gets the module of the host, and each app keeps its own instance', async () => {
  const { host, remote } = pageSharing(() => () => dialog);
  const factory = await remote.loadShare('dialog', strict);
  expect(factory && factory()).toBe(dialog);
  expect([host, remote].map(({ name }) => name)).toEqual(['host', 'remote_reports']);
});

test('a module that nobody shares is not there', async () => {
  const { remote } = pageSharing(() => () => dialog);
  expect(await remote.loadShare('charts')).toBe(false);
});

test('what its app uses before others are there is taken, whatever else is shared', async () => {
  const shared = (version: string, eager: boolean) => ({
    dialog: { version, scope: ['default'], shareConfig: { eager }, get: () => () => version },
  });
  const page = {};
  const share = (name: string, version: string, eager: boolean) => {
    const app = createInstance({ name, shared: shared(version, eager) });
    app.initShareScopeMap('default', page);
    app.initializeSharing();
    return app;
  };
  const remote = share('remote_reports', '1.3.0', false);
  share('host', '1.2.0', true);
  const taken = await remote.loadShare('dialog', strict);
  expect(taken && taken()).toBe('1.2.0');
});

test('a module of another version is refused with both sides named', async () => {
  const { remote } = pageSharing(() => () => dialog, '2.0.0');
  await expect(remote.loadShare('dialog', strict)).rejects.toThrow(
    'Version 2.0.0 from host of the shared module dialog is not what remote_reports needs: ^1.2.0.',
  );
});

test('a module that could not be had is asked for again, and once it is there never more', async () => {
  let attempts = 0;
  const { remote } = pageSharing(() => {
    attempts += 1;
    return attempts < 3 ? Promise.reject(new Error('no network')) : Promise.resolve(() => dialog);
  });
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(remote.loadShare('dialog')).rejects.toThrow('no network');
  await Promise.all([remote.loadShare('dialog'), remote.loadShare('dialog')]);
  await remote.loadShare('dialog');
  expect(attempts).toBe(3);
});

test('of two versions the one that is in use is taken, and what a remote brings is shared, too', async () => {
  const { host, remote } = pageSharing(() => () => dialog);
  const other = { version: '1.3.0', scope: ['default'], shareConfig: {}, get: () => () => 'another' };
  const further = createInstance({ name: 'remote_news', shared: { dialog: other, charts: other } });
  further.initShareScopeMap('default', host.shareScopeMap['default'] ?? {});
  await remote.loadShare('dialog');
  const [own, charts] = [await further.loadShare('dialog', strict), await further.loadShare('charts')];
  expect(own && own()).toBe(dialog);
  expect(charts && charts()).toBe('another');
  expect(await remote.loadShare('charts')).toBe(charts);
});

test('what a discarded build has shared goes with it, unless it is in use', async () => {
  const { host } = pageSharing(() => () => dialog);
  const module = (name: string) => ({
    version: '1.0.0',
    scope: ['default'],
    shareConfig: {},
    get: () => () => name,
  });
  const build = (label: string) => {
    const news = createInstance({
      name: 'remote_news',
      shared: { charts: module(`${label} charts`), maps: module(`${label} maps`) },
    });
    news.initShareScopeMap('default', host.shareScopeMap['default'] ?? {});
    news.initializeSharing();
    return news;
  };
  await build('broken').loadShare('maps');
  host.forget('remote_news');
  const healed = build('healed');
  const [charts, maps] = [await healed.loadShare('charts'), await healed.loadShare('maps')];
  expect([charts && charts(), maps && maps()]).toEqual(['healed charts', 'broken maps']);
  const kept = await host.loadShare('dialog', strict);
  expect(kept && kept()).toBe(dialog);
});
