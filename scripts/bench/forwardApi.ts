/** Path of the API where it is on the portal's own origin. */
export const apiPath = '/api';

interface Asked {
  method: string;
  url: string;
  headers: { authorization?: string | undefined };
}
interface Answer {
  writeHead: (status: number, headers: Record<string, string>) => unknown;
  end: (body: Buffer | string) => unknown;
}

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
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      // Pictures are at the API's address.
      response.end(type.includes('json') ? String(body).replaceAll(api, `${portal}${apiPath}`) : body);
    },
    () => {
      response.writeHead(502, {});
      response.end('');
    },
  );
  return true;
}
