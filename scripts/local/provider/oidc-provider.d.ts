/** The parts of oidc-provider that the local stack uses: the package brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Saved {
    save(): Promise<string>;
  }

  interface Grant extends Saved {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
  }

  export interface Context {
    body: unknown;
    type: string;
    set(headers: Record<string, string>): void;
    oidc: {
      provider: Provider;
      client: { clientId: string };
      session: { accountId: string; grantIdFor(clientId: string): string | undefined };
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    Grant: {
      new (owner: { clientId: string; accountId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this;
  }

  export const errors: { SessionNotFound: new () => Error };
}
