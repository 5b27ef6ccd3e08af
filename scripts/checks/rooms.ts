/*
 * Every room of every package, and the sibling rooms it may import; ESLint and checkHouse read this table. Tests,
 * testing/ and the files beside the rooms may import any room of their package; every room may import its `portal.ts`.
 */

const remote = {
  texts: [],
  model: ['texts'],
  api: ['model'],
  state: ['api', 'model', 'texts'],
  components: ['model', 'texts'],
  screens: ['state', 'components', 'model', 'texts'],
  exposes: ['screens'],
};

const rooms: Record<string, Record<string, string[]>> = {
  host: {
    texts: [],
    model: ['texts'],
    page: ['model', 'texts'],
    boot: ['page', 'model', 'texts'],
    api: ['model'],
    okta: ['boot', 'page', 'model'],
    remotes: ['page', 'model', 'texts'],
    release: ['boot', 'page', 'model', 'texts'],
    local: ['components', 'remotes', 'page', 'model', 'texts'],
    state: ['api', 'okta', 'model'],
    components: ['model', 'texts'],
    screens: ['state', 'components', 'model', 'texts', 'okta', 'remotes', 'release', 'local', 'page'],
  },
  'remote-auth': {
    ...remote,
    okta: ['model'],
    state: ['api', 'okta', 'model'],
  },
  shared: {
    model: [],
    paths: ['declaration'],
    browser: [],
    log: [],
    storage: [],
    config: [],
    declaration: [],
    session: ['browser', 'config', 'log', 'model', 'paths'],
    http: ['browser', 'config', 'session', 'paths', 'late', 'log'],
    load: ['browser', 'http', 'log', 'model'],
    state: ['load', 'browser', 'session', 'storage', 'config', 'model', 'paths'],
    texts: [],
    ui: ['config', 'declaration', 'paths', 'model', 'log', 'texts'],
    late: ['ui', 'browser', 'log'],
  },
};

/** Files beside the rooms: a package's entry points, and the doors of shared. */
export const rootFiles = [
  'index.ts',
  'boot.ts',
  'bootstrap.tsx',
  'App.tsx',
  'App.test.tsx',
  'declaration.ts',
  'declarationSchema.ts',
  'dialog.ts',
  'portal.ts',
  'router.ts',
  'testing.ts',
  'standalone.tsx',
];

/** Rooms of a package folder; a remote that the table does not name has those of every remote. */
export function roomsOf(folder: string): Record<string, string[]> {
  const own = rooms[folder] ?? (folder.startsWith('remote-') ? remote : undefined);
  return own ? { ...own, testing: Object.keys(own) } : {};
}
