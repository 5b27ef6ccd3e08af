import { parseArgs } from 'node:util';

/** @typedef {import('../../webpack.shared.js').App} App */

/**
 * What `npm start` was asked for.
 *
 * @typedef {object} Order
 * @property {boolean} isStandalone one remote alone, without the host
 * @property {App[]} sources the apps that are compiled from their sources, the host first
 * @property {App[]} builds the remotes that are taken from their last build
 * @property {boolean} isJson for tests: the addresses as one line of JSON
 */

const usage = `Usage:
  npm start                          the whole portal from its sources
  npm start -- REMOTE                this remote alone, on a page of its own, signed in as a sample employee
  npm start -- REMOTE --in-host      host and this remote from their sources, the other remotes from their last build`;

/**
 * @param {string[]} words
 * @param {App[]} apps
 * @returns {Order}
 * @throws {Error} a sentence about what cannot be understood, or the usage
 */
export function readOrder(words, apps) {
  const { values, positionals } = parse(words);
  const [name, ...more] = positionals;
  const remotes = apps.filter(({ folder }) => folder !== 'host');
  if (more.length > 0) throw new Error(usage);
  if (name === undefined) {
    if (values['in-host']) throw new Error(usage);
    return { isStandalone: false, sources: apps, builds: [], isJson: values.json };
  }

  const remote = remotes.find(({ folder }) => [name, `remote-${name}`].includes(folder));
  if (!remote) {
    const known = remotes.map(({ folder }) => folder.replace(/^remote-/, '')).join(', ');
    throw new Error(`There is no remote "${name}"; there are ${known}.`);
  }
  if (!values['in-host']) return { isStandalone: true, sources: [remote], builds: [], isJson: values.json };
  return {
    isStandalone: false,
    sources: apps.filter((app) => app === remote || app.folder === 'host'),
    builds: remotes.filter((app) => app !== remote),
    isJson: values.json,
  };
}

/** @param {string[]} words */
function parse(words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        'in-host': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new Error(usage);
  }
}
