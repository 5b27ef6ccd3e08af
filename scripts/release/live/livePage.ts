import { folderOf, readRelease } from '../store/published.ts';
import type { PageRelease, PortalPage, PreviousBuild } from '@portal/host/src/page/PortalPage';
import type { PortalConfig } from '@portal/shared';
import { checkChannel } from '../config/readConfig.ts';
import { channelOf, pageKey } from '../page/pageKey.ts';
import { touchIconFile } from '../build/TouchIcon.ts';
import { readPageData } from '../page/readPageData.ts';
import { renderPage } from '../page/renderPage.ts';
import { digestOf, type Store } from '../store/store.ts';
import type { Release } from '../build/Release.ts';

export interface LivePage extends Required<Omit<PortalPage, 'release' | 'early'>> {
  digest: string;
  /** null on a page from before releases were numbered */
  release: PageRelease | null;
}

/** @param name for messages */
export function parsePage(bytes: Buffer | string, name: string): LivePage {
  const { config, release = null, remotes, integrity = {} } = readPageData(bytes, name);
  return { digest: digestOf(bytes), config, release, remotes, integrity };
}

export async function readLivePage(store: Store, channel: string): Promise<LivePage | null> {
  const bytes = await store.read(pageKey(channel));
  return bytes && parsePage(bytes, `${pageKey(channel)} in ${store.name}`);
}

/** Channels that have a page, production first. */
export async function channelsOf(store: Store) {
  const keys = [...(await store.list('index.html')), ...(await store.list('channels/'))];
  return keys.map(({ key }) => channelOf(key)).filter((channel) => channel !== null);
}

/** Builds that a page falls back to, by app. */
export function fallbacksOf({ remotes }: Pick<LivePage, 'remotes'>): Record<string, string> {
  return Object.fromEntries(
    remotes.flatMap(({ entry, previous }) => {
      const [, app = ''] = /^\/apps\/([^/]+)\//.exec(entry) ?? [];
      return previous ? [[app, previous.build]] : [];
    }),
  );
}

export const readSet = (store: Store, builds: Record<string, string>): Promise<Release[]> =>
  Promise.all(Object.entries(builds).map(([app, build]) => readRelease(store, app, build)));

/**
 * Page of a set of builds; depends on nothing but their `release.json`, the configuration and the builds before them.
 *
 * @param previous of each remote by app
 */
export function pageOf(
  set: Release[],
  config: PortalConfig,
  release: Omit<PageRelease, 'builds'>,
  previous: Record<string, PreviousBuild> = {},
): Buffer {
  checkChannel(config, release.channel);
  const sorted = [...set].sort((a, b) => (a.app < b.app ? -1 : 1));
  const addressOf = ({ app, build }: Release, file: string) => `/${folderOf(app, build)}/${file}`;
  const host = sorted.find(({ app }) => app === 'host');
  if (!host) throw new Error('A page needs a host.');
  const remotes = sorted.filter((one) => one !== host);

  return Buffer.from(
    renderPage({
      config,
      release: { ...release, builds: Object.fromEntries(sorted.map(({ app, build }) => [app, build])) },
      remotes: remotes.map((remote) => ({
        name: remote.federationName,
        entry: addressOf(remote, remote.scripts[0] ?? ''),
        ...(remote.declaration && { declaration: remote.declaration }),
        scripts: Object.fromEntries(
          Object.entries(remote.exposes).map(([module, files]) => [
            module,
            files.map((file) => addressOf(remote, file)),
          ]),
        ),
        ...(previous[remote.app] && { previous: previous[remote.app] }),
      })),
      asksEarly: host.format === 4,
      guardsScripts: sorted.every((one) => one.loadsByPolicy),
      ...(Object.hasOwn(host.files, touchIconFile) && { touchIcon: addressOf(host, touchIconFile) }),
      hidesFault: host.hidesFault === true,
      ...(host.bootScript && { bootScript: addressOf(host, host.bootScript) }),
      scripts: host.scripts.map((file) => addressOf(host, file)),
      integrity: Object.fromEntries(
        sorted.flatMap((one) =>
          Object.entries(one.files)
            .filter(([file]) => file.endsWith('.js'))
            .map(([file, { sha384 }]) => [addressOf(one, file), sha384]),
        ),
      ),
    }),
  );
}
