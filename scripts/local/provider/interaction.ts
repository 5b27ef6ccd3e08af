import { pageHeaders } from '../page.ts';
import { findPerson, people } from '../people.ts';
import { readBody } from '../readBody.ts';
import { signInPage } from './signInPage.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';

export type Request = IncomingMessage;

export type Response = ServerResponse;

function resultOf(form: URLSearchParams) {
  if (form.has('refuse')) {
    return { error: 'access_denied', error_description: 'The employee refused access to the portal.' };
  }
  const person = findPerson(form.get('person') ?? '');
  return person && { login: { accountId: person.id } };
}

/** Sign-in page and its form. A finished interaction, reached by the Back button, redirects to the portal. */
export function createInteraction(provider: Provider, portalOrigin: string) {
  async function answer(request: Request, response: Response) {
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

  return async (request: Request, response: Response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'SessionNotFound') throw error;
      response.writeHead(303, { location: portalOrigin, 'cache-control': 'no-store' }).end();
    }
  };
}
