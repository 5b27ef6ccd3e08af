import { pipeline } from 'node:stream/promises';

/** Path of the API where it is on the portal's own origin. */
export const apiPath = '/api';

interface Asked {
  method: string;
  url: string;
  headers: { authorization?: string | undefined };
}
type Answer = NodeJS.WritableStream & {
  writeHead: (status: number, headers: Record<string, string>) => unknown;
};

/** Answers calls below `/api` of a portal as the API would at its own address; false for all others. */
export function forwardApi(
  { method, url, headers }: Asked,
  response: Answer,
  { api, portal }: { api: string; portal: string },
): boolean {
  if (!url.startsWith(`${apiPath}/`)) return false;
  const { authorization } = headers;
  const call = fetch(`${api}${url.slice(apiPath.length)}`, {
    method,
    headers: { origin: portal, ...(authorization !== undefined && { authorization }) },
  });
  void call.then(
    async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      // The pictures of the list are at the API's address. Everything else goes on as it comes, as from any other server.
      if (url.endsWith('/list')) response.end((await answer.text()).replaceAll(api, `${portal}${apiPath}`));
      // Of a visit that is over, the rest is for nobody.
      else if (answer.body) await pipeline(answer.body, response).catch(() => undefined);
      else response.end();
    },
    () => {
      response.writeHead(502, {});
      response.end('');
    },
  );
  return true;
}
