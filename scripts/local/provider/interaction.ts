import { SessionNotFound } from './oidcProvider.mjs';
import { pageHeaders } from '../page.mjs';
import { findPerson, people } from '../people.mjs';
import { readBody } from '../readBody.mjs';
import { signInPage } from './signInPage.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** @param {URLSearchParams} form */
function resultOf(form) {
  if (form.has('refuse')) {
    return { error: 'access_denied', error_description: 'The employee refused access to the portal.' };
  }
  const person = findPerson(form.get('person') ?? '');
  return person && { login: { accountId: person.id } };
}

/**
 * The sign-in page and its answer. An interaction that is over (the Back button leads there) goes to the portal.
 *
 * @param {import('oidc-provider').Provider} provider
 * @param {string} portalOrigin
 */
export function createInteraction(provider, portalOrigin) {
  /** @param {Request} request @param {Response} response */
  async function answer(request, response) {
    await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const result = resultOf(new URLSearchParams(await readBody(request)));
      if (result) {
        await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
        return;
      }
    }
    response.writeHead(200, pageHeaders()).end(signInPage(people));
  }

  /** @param {Request} request @param {Response} response */
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (!(error instanceof SessionNotFound)) throw error;
      response.writeHead(303, { location: portalOrigin, 'cache-control': 'no-store' }).end();
    }
  };
}
