/** @typedef {import('./namesOf.mjs').Names} Names */

/** A file does not look as it must for an entry to be made. */
export class EntryFault extends Error {}

/**
 * One entry in a list that names every remote: gives the text of the file with it.
 *
 * @typedef {(text: string, names: Names, manifest: import('./newFiles.mjs').Manifest) => string} Entry
 */

/** Every file that names the remotes, and how a further one is entered. @type {Record<string, Entry>} */
export const entries = {
  'package.json': inJson((root, { folder }) => void root.workspaces.push(folder)),
  'package-lock.json': inJson(enterInLockfile),
  'tsconfig.json': inJson(({ compilerOptions: { paths } }, { folder, federationName }) => {
    paths[`${federationName}/*`] = [`./${folder}/src/exposes/*`];
  }),
  'host/package.json': inJson(({ portal: { addresses } }, { address, federationName, screen }) => {
    const firstPublic = addresses.findIndex((/** @type {{ isPublic?: boolean }} */ one) => one.isPublic);
    const place = firstPublic < 0 ? addresses.length : firstPublic;
    addresses.splice(place, 0, { pattern: address, screen: `${federationName}/${screen}` });
  }),
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

/** @param {(data: any, names: Names, manifest: import('./newFiles.mjs').Manifest) => void} enter @returns {Entry} */
function inJson(enter) {
  return (text, names, manifest) => {
    try {
      const data = JSON.parse(text);
      enter(data, names, manifest);
      return `${JSON.stringify(data, null, 2)}\n`;
    } catch (error) {
      throw new EntryFault(`the list of remotes is not there (${/** @type {Error} */ (error).message})`);
    }
  };
}

/**
 * As `npm install` would: the workspace, its link, and what it depends on, which is all there already.
 *
 * @param {{ packages: Record<string, any> }} lock
 * @param {Names} names
 * @param {import('./newFiles.mjs').Manifest} manifest
 */
function enterInLockfile(lock, { folder }, { name, version, dependencies }) {
  const { packages } = lock;
  packages[''].workspaces.push(folder);
  packages[folder] = { name, version, dependencies };
  packages[`node_modules/${name}`] = { resolved: folder, link: true };
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** @param {string} text @param {string} word @param {string} [follows] */
function assertNew(text, word, follows = '\\b') {
  if (new RegExp(`\\b${word}${follows}`).test(text)) throw new EntryFault(`it has "${word}" already`);
}

/** @param {string} text @param {RegExp} anchor */
function matchesOf(text, anchor) {
  const matches = [...text.matchAll(anchor)];
  if (matches.length === 0) throw new EntryFault(`nothing in it looks like ${String(anchor)}`);
  return matches;
}

/** Before the one place that looks so. @param {string} text @param {RegExp} anchor @param {string} addition */
function before(text, anchor, addition) {
  const [match, second] = matchesOf(text, anchor);
  if (!match || second) throw new EntryFault(`more than one place in it looks like ${String(anchor)}`);
  return text.slice(0, match.index) + addition + text.slice(match.index);
}

/** After the last place that looks so. @param {string} text @param {RegExp} anchor @param {string} addition */
function after(text, anchor, addition) {
  const last = matchesOf(text, anchor).at(-1);
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
  return text.slice(0, end) + addition + text.slice(end);
}

/**
 * Into a list that is in the order of the alphabet: before the first that comes later, or behind the last.
 *
 * @param {string} text
 * @param {RegExp} anchor finds the beginning of each member, and its name
 * @param {string} name
 * @param {string} addition
 */
function inOrder(text, anchor, name, addition) {
  const members = matchesOf(text, anchor);
  const next = members.find(([, other = '']) => other > name);
  if (next) return text.slice(0, next.index) + addition + text.slice(next.index);
  const last = members.at(-1)?.index ?? 0;
  const end = last + text.slice(last).search(/[,;]\n/) + 2;
  return text.slice(0, end) + addition + text.slice(end);
}
