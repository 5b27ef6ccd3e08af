import { createInteraction } from './provider/interaction.ts';
import { listen, type Listening } from '#process/listen.ts';
import { loadOidcProvider } from './provider/oidcProvider.ts';
import { stackOf } from './stackOf.ts';
import { page, pageHeaders } from './page.ts';
import { providerConfiguration, type ProviderOptions } from './provider/configuration.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Path of Okta's default authorization server, which its client library recognises. */
const mountPath = '/oauth2/default';

export type RunningProvider = Listening & { issuer: string };

/** Identity provider with Okta's addresses, for development and tests. */
export async function createProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { port, portalOrigins, log = console.error } = options;
  // Created before the port opens: from then on requests arrive.
  const configuration = await providerConfiguration(options);
  const createOidcProvider = await loadOidcProvider();
  const listening = await listen({
    port,
    purpose: 'local identity provider',
    variable: 'PORTAL_PROVIDER_PORT',
  });
  const issuer = listening.origin + mountPath;
  const provider = createOidcProvider(issuer, configuration);
  provider.on('server_error', (_context, error) => {
    log(`Identity provider: ${stackOf(error)}`);
  });
  const oidc = provider.callback();
  const interaction = createInteraction(provider, portalOrigins[0] ?? '/');

  async function route(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) {
    const url = request.url ?? '/';
    if (url.startsWith(`${mountPath}/`)) {
      // oidc-provider derives the mount path from the difference between `originalUrl` and `url`.
      request.originalUrl = url;
      request.url = url.slice(mountPath.length);
      await oidc(request, response);
    } else if (url.startsWith('/interaction/')) {
      await interaction(request, response);
    } else {
      response.writeHead(url === '/' ? 200 : 404, pageHeaders()).end(url === '/' ? welcome() : notFound());
    }
  }

  listening.server.on('request', (request, response) => {
    response.setHeader('cache-control', 'no-store');
    route(request, response).catch((error: unknown) => {
      log(`Identity provider: ${stackOf(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return { ...listening, issuer };
}

function welcome() {
  return page({
    title: 'Local identity provider',
    body: `<h1>Local identity provider</h1>
<p>It signs sample employees in to the portal on this machine. While you are signed in here, the portal lets you in
without asking, as the company's provider does.</p>
<p><a href="${mountPath}/v1/logout">Sign out here to be someone else</a></p>`,
  });
}

function notFound() {
  return page({ title: 'Page not found', body: '<h1>Page not found</h1><p><a href="/">Start</a></p>' });
}
