import type { Route } from 'playwright-core';
import type { Scene } from './Fault';
import { filesOf } from './Part';

type Answer = (route: Route) => unknown;

export const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'Sorry.' });
export const refuse = (route: Route) => route.abort('connectionrefused');
export const never = () => undefined;
export const text = (body: string, contentType: string) => (route: Route) =>
  route.fulfill({ contentType, body });
export const page = text('<!doctype html><p>Sorry</p>', 'text/html');

/** The first request is answered so, and later ones get through: those of a new attempt have another address. */
export const atFirst = (answer: Answer) => (route: Route) =>
  route.request().url().includes('?') ? route.continue() : answer(route);

/** The real answer with another status or body. */
export const changed =
  (change: (body: string) => { body?: string; status?: number; headers?: Record<string, string> }) =>
  async (route: Route) => {
    const response = await route.fetch();
    const { headers = {}, ...rest } = change(await response.text());
    await route.fulfill({ response, headers: { ...response.headers(), ...headers }, ...rest });
  };

/** Files of the part's remote are answered so. */
export const files = (pattern: string, answer: Answer) => ({
  begin: ({ reader, part }: Scene) => reader.page.route(filesOf(part, pattern), answer),
});

/** The registry names the manifest of the part's remote, which is answered so. */
export const manifest = (answer: Answer) => ({
  begin: async ({ reader, part, changePage }: Scene) => {
    changePage(({ remotes }) => {
      for (const remote of remotes)
        if (remote.name === part.remote) remote.entry = remote.entry.replace(/[^/]+$/, 'mf-manifest.json');
    });
    await reader.page.route(filesOf(part, 'mf-manifest.json*'), answer);
  },
});

/** The part's first call to the API is answered so. */
export const call = (answer: Answer) => ({
  begin: ({ reader, part }: Scene) =>
    reader.page.route(`${reader.portal.api}${(part.call ?? '').replace(/:\w+(=[\w-]+)?/g, '*')}`, answer),
});
