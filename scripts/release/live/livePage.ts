import { firstNeeds } from './firstNeeds.mjs';
import { folderOf, readRelease } from './published.mjs';
import { checkChannel } from './readConfig.mjs';
import { renderPage } from './renderPage.mjs';
import { digestOf } from './store.mjs';

/** @typedef {import('./store.mjs').Store} Store */
/** @typedef {import('./readBuild.mjs').Release} Release */
/** @typedef {import('./readConfig.mjs').PortalConfig} PortalConfig */
/** @typedef {import('./renderPage.mjs').PageRelease} PageRelease */

/**
 * What a page says is live.
 *
 * @typedef {object} LivePage
 * @property {string} digest
 * @property {PortalConfig} config
 * @property {PageRelease | null} release null on a page from before releases had numbers
 * @property {{ name: string, entry: string }[]} remotes the registry
 * @property {Record<string, string>} integrity
 */

/** @param {string} channel */
export function pageKey(channel) {
  if (!/^[a-z][a-z0-9-]*$/.test(channel))
    throw new Error(`"${channel}" is no name of a channel: small letters, digits and "-", a letter first.`);
  return channel === 'production' ? 'index.html' : `channels/${channel}.html`;
}

/** @param {string} key @returns {string | null} */
export function channelOf(key) {
  if (key === 'index.html') return 'production';
  return /^channels\/([a-z][a-z0-9-]*)\.html$/.exec(key)?.[1] ?? null;
}

/** @param {Buffer | string} bytes @param {string} name for messages @returns {LivePage} */
export function parsePage(bytes, name) {
  const text = /<script type="application\/json" id="portal-page">(.*?)<\/script>/s.exec(String(bytes))?.[1];
  if (!text) throw new Error(`${name} is not a page of the portal: it has no data block #portal-page.`);
  const { config, release = null, remotes, integrity = {} } = JSON.parse(text);
  return { digest: digestOf(bytes), config, release, remotes, integrity };
}

/** @param {Store} store @param {string} channel @returns {Promise<LivePage | null>} */
export async function readLivePage(store, channel) {
  const bytes = await store.read(pageKey(channel));
  return bytes && parsePage(bytes, `${pageKey(channel)} in ${store.name}`);
}

/** The channels that have a page, production first. @param {Store} store */
export async function channelsOf(store) {
  const keys = [...(await store.list('index.html')), ...(await store.list('channels/'))];
  return keys.map(({ key }) => channelOf(key)).filter((channel) => channel !== null);
}

/**
 * @param {Store} store
 * @param {Record<string, string>} builds
 * @returns {Promise<Release[]>}
 */
export const readSet = (store, builds) =>
  Promise.all(Object.entries(builds).map(([app, build]) => readRelease(store, app, build)));

/**
 * The page of a set of builds. It follows from their `release.json` and the configuration alone: whoever ships one app
 * needs no other.
 *
 * @param {Release[]} set
 * @param {PortalConfig} config
 * @param {Omit<PageRelease, 'builds'>} release
 * @returns {Buffer}
 */
export function pageOf(set, config, release) {
  checkChannel(config, release.channel);
  const sorted = [...set].sort((a, b) => (a.app < b.app ? -1 : 1));
  const addressOf = (/** @type {Release} */ { app, build }, /** @type {string} */ file) =>
    `/${folderOf(app, build)}/${file}`;
  const host = sorted.find(({ app }) => app === 'host');
  if (!host) throw new Error('A page needs a host.');
  const remotes = sorted.filter((one) => one !== host);
  const entryOf = (/** @type {Release} */ remote) => addressOf(remote, remote.scripts[0] ?? '');

  return Buffer.from(
    renderPage({
      config,
      release: { ...release, builds: Object.fromEntries(sorted.map(({ app, build }) => [app, build])) },
      remotes: remotes.map((remote) => ({ name: remote.federationName, entry: entryOf(remote) })),
      scripts: host.scripts.map((file) => addressOf(host, file)),
      integrity: Object.fromEntries(
        sorted.flatMap((one) =>
          Object.entries(one.files)
            .filter(([file]) => file.endsWith('.js'))
            .map(([file, { sha384 }]) => [addressOf(one, file), sha384]),
        ),
      ),
      first: firstNeeds(sorted, (screen) => {
        const [name, expose = ''] = screen.split('/');
        const remote = remotes.find(({ federationName }) => federationName === name);
        const scripts = remote?.exposes[expose];
        return remote && scripts ? [entryOf(remote), ...scripts.map((file) => addressOf(remote, file))] : [];
      }),
    }),
  );
}
