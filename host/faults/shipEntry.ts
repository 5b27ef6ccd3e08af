import { integrityOf } from '@portal/scripts/release/build/buildId.ts';
import type { Scene } from './Fault';
import { filesOf } from './Part';

/** A token and an address that no log may hold. */
export const secrets = 'ada@example.com eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMHUxYWIifQ.c2lnbmF0dXJl';

/** The part's remote was shipped with this entry: the page's integrity fits it, and the good one after it. */
export async function shipEntry({ reader, part, changePage }: Scene, body: string): Promise<void> {
  changePage(({ remotes, integrity }) => {
    const entry = remotes.find(({ name }) => name === part.remote)?.entry ?? '';
    const path = new URL(entry, reader.portal.origin).pathname;
    if (integrity) integrity[path] = `${integrityOf(body)} ${integrity[path] ?? ''}`;
  });
  await reader.page.route(filesOf(part, 'remoteEntry*'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** The same with a container of this `init`, whose `get` gives the part's module for `exported`. */
export const shipContainer = (scene: Scene, { init = '', get = '' }: { init?: string; get?: string }) =>
  shipEntry(scene, `var ${scene.part.remote}={init(){${init}},get(module){${get}}};`);

/** The same with this component, as text of a function, in place of the part's. */
export const shipComponent = (scene: Scene, component: string) =>
  shipContainer(scene, {
    get: `return Promise.resolve(()=>({${JSON.stringify(scene.part.module)}:${component}}))`,
  });
