/**
 * Every room of every package, and the sibling rooms that it may import. What is not named is a wall: both the lint
 * configuration and checkHouse read this table. Tests, the room testing/ (what tests share) and the files beside the
 * rooms may import any room of their package.
 */

const remote = {
  model: [],
  api: ['model'],
  state: ['api', 'model'],
  components: ['model'],
  screens: ['state', 'components', 'model'],
  exposes: ['screens'],
};

const rooms: Record<string, Record<string, string[]>> = {
  host: {
    model: [],
    page: ['model'],
    api: ['model'],
    okta: ['page', 'model'],
    remotes: ['page', 'model'],
    release: ['page', 'model'],
    local: ['components', 'remotes', 'page', 'model'],
    state: ['api', 'okta', 'model'],
    components: ['model'],
    screens: ['state', 'components', 'model', 'okta', 'remotes', 'release', 'local', 'page'],
  },
  'remote-auth': {
    ...remote,
    okta: ['model'],
    state: ['api', 'okta', 'model'],
  },
  shared: {
    model: [],
    paths: [],
    log: [],
    storage: [],
    config: [],
    contracts: ['model'],
    session: ['config', 'log', 'model', 'paths'],
    http: ['config', 'session', 'paths', 'log'],
    load: ['http', 'log', 'model'],
    state: ['load', 'session', 'storage', 'config', 'model', 'paths'],
    ui: ['config', 'paths', 'model', 'log'],
    late: ['ui', 'log'],
  },
};

/** Files that stand beside the rooms: where a package starts, and the doors of shared. */
export const rootFiles = [
  'index.ts',
  'bootstrap.tsx',
  'App.tsx',
  'App.test.tsx',
  'dialog.ts',
  'router.ts',
  'testing.ts',
  'standalone.tsx',
];

/**
 * The rooms of a package; a remote that the table does not name has the rooms of every remote.
 *
 * @param folder the package's folder
 */
export function roomsOf(folder: string): Record<string, string[]> {
  const own = rooms[folder] ?? (folder.startsWith('remote-') ? remote : undefined);
  return own ? { ...own, testing: Object.keys(own) } : {};
}
