import { createInteraction } from './provider/interaction.mjs';
import { listen } from './listen.mjs';
import { createOidcProvider } from './provider/oidcProvider.mjs';
import { page, pageHeaders } from './page.mjs';
import { providerConfiguration } from './provider/configuration.mjs';

/** Okta's default authorization server lives under this path, and its client library recognises it. */
const mountPath = '/oauth2/default';

/** @typedef {import('./listen.mjs').Listening & { issuer: string }} RunningProvider */

/**
 * An identity provider with Okta's addresses, for development and tests.
 *
 * @param {import('./provider/configuration.mjs').ProviderOptions} options
 * @returns {Promise<RunningProvider>}
 */
export async function createProvider(options) {
  const { port, portalOrigins, log = console.error } = options;
  // Made first: from the moment the port is open every request is answered.
  const configuration = await providerConfiguration(options);
  const listening = await listen({
    port,
    purpose: 'local identity provider',
    variable: 'PORTAL_PROVIDER_PORT',
  });
  const issuer = listening.origin + mountPath;
  const provider = createOidcProvider(issuer, configuration);
  provider.on('server_error', (_context, error) => log(`Identity provider: ${error.stack ?? error.message}`));
  const oidc = provider.callback();
  const interaction = createInteraction(provider, portalOrigins[0] ?? '/');

  /**
   * @param {import('node:http').IncomingMessage & { originalUrl?: string }} request
   * @param {import('node:http').ServerResponse} response
   */
  async function route(request, response) {
    const url = request.url ?? '/';
    if (url.startsWith(`${mountPath}/`)) {
      // oidc-provider rebuilds the mount path in its own addresses from what the two differ by.
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
    route(request, response).catch((error) => {
      log(`Identity provider: ${error instanceof Error ? error.stack : String(error)}`);
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
