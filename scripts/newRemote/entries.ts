import * as v from 'valibot';
import { after, assertNew, before, EntryFault, inOrder } from './insertions.ts';
import type { Names } from './namesOf.ts';
import type { Manifest } from './newFiles.ts';

/** Adds a remote to a file that lists all remotes, and returns the file's new text. */
export type Entry = (text: string, names: Names, manifest: Manifest) => string;

const workspace = v.object({ workspaces: v.array(v.string()) });
const lockfile = v.object({ packages: v.object({ '': workspace }) });
const compilerConfig = v.object({
  compilerOptions: v.object({ paths: v.record(v.string(), v.array(v.string())) }),
});
const address = v.object({
  pattern: v.string(),
  screen: v.nullable(v.string()),
  isPublic: v.optional(v.boolean()),
});
const hostManifest = v.object({ portal: v.object({ addresses: v.array(address) }) });

/** Every file that lists the remotes. */
export const entries: Record<string, Entry> = {
  'package.json': inJson(workspace, (root, { folder }) => {
    root.workspaces.push(folder);
  }),
  // As `npm install` would: workspace, link and dependencies, which are all installed already.
  'package-lock.json': inJson(lockfile, (lock, { folder }, { name, version, dependencies }) => {
    lock.packages[''].workspaces.push(folder);
    const packages = {
      ...lock.packages,
      [folder]: { name, version, dependencies },
      [`node_modules/${name}`]: { resolved: folder, link: true },
    };
    const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
    Object.assign(lock, { packages: Object.fromEntries(sorted) });
  }),
  'tsconfig.json': inJson(compilerConfig, ({ compilerOptions: { paths } }, { folder, federationName }) => {
    paths[`${federationName}/*`] = [`./${folder}/src/exposes/*`];
  }),
  'host/package.json': inJson(
    hostManifest,
    ({ portal: { addresses } }, { address, federationName, screen }) => {
      const firstPublic = addresses.findIndex((one) => one.isPublic);
      const index = firstPublic < 0 ? addresses.length : firstPublic;
      addresses.splice(index, 0, { pattern: address, screen: `${federationName}/${screen}` });
    },
  ),
  'host/src/App.tsx': (text, { key, title, unavailable, federationName, screen }) => {
    assertNew(text, unavailable);
    const withText = after(
      text,
      /^const no\w+ = \{.*\};\n/gm,
      `const ${unavailable} = { title: '${title}', line: 'This page is not available right now.' };\n`,
    );
    return before(
      withText,
      /^ *<Route path="\*"/gm,
      `<Route
        path={paths.${key}}
        element={
          <SessionGate>
            <RemoteScreen name="${federationName}/${screen}" unavailable={${unavailable}} screenProps={{}} />
          </SessionGate>
        }
      />\n`,
    );
  },
  'host/src/model/navigationItems.ts': (text, { key, title }) =>
    before(text, /^\];/gm, `{ name: '${title}', href: paths.${key}, isCurrent: false },\n`),
  'host/src/remotes/RemoteModules.ts': (text, { federationName, screen }) => {
    const name = `${federationName}/${screen}`;
    return inOrder(text, /^ {2}'(remote_\w+\/\w+)':/gm, name, `'${name}': typeof import('${name}');\n`);
  },
  'host/src/testing/importingLoader.ts': (text, { federationName, screen }) => {
    const name = `${federationName}/${screen}`;
    return inOrder(text, /^ {2}'(remote_\w+\/\w+)':/gm, name, `'${name}': () => import('${name}'),\n`);
  },
  'shared/src/index.ts': (text, { contract }) => {
    assertNew(text, contract);
    return inOrder(
      text,
      /^export type \{[^}]*\} from '\.\/contracts\/(Remote\w+)';/gm,
      contract,
      `export type { ${contract} } from './contracts/${contract}';\n`,
    );
  },
  'shared/src/paths/paths.ts': (text, { key, address }) => {
    assertNew(text, key, ':');
    return before(text, /^ {2}loginCallback: /gm, `${key}: '${address}',\n`);
  },
};

/** Changes the data in place, which keeps the order of its keys. */
function inJson<T>(
  schema: v.GenericSchema<T>,
  enter: (data: T, names: Names, manifest: Manifest) => void,
): Entry {
  return (text, names, manifest) => {
    try {
      const data: unknown = JSON.parse(text);
      v.assert(schema, data);
      enter(data, names, manifest);
      return `${JSON.stringify(data, null, 2)}\n`;
    } catch (error) {
      throw new EntryFault(`the list of remotes is not there (${(error as Error).message})`);
    }
  };
}
