import type { RequestListener } from 'node:http';
import { listen } from '#process/listen.ts';
import { forwardApi } from './forwardApi.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function serve(answer: RequestListener) {
  const { server, origin, stop } = await listen({ port: 0, purpose: 'portal', variable: 'PORTAL_PORT' });
  stops.push(stop);
  server.on('request', answer);
  return origin;
}

/** A portal with its API below `/api`. */
async function startBoth(answer: RequestListener) {
  const api = await serve(answer);
  const portal: string = await serve((request, response) => {
    const { method = '', url = '', headers } = request;
    if (!forwardApi({ method, url, headers }, response, { api, portal })) response.end('of the portal');
  });
  return { api, portal };
}

test('pictures of the list have the address of the portal', async () => {
  const { api, portal } = await startBoth((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ image: `http://${request.headers.host ?? ''}/images/a.webp` }));
  });
  const answer = await fetch(`${portal}/api/list`);
  expect(await answer.json()).toEqual({ image: `${portal}/api/images/a.webp` });
  expect(await (await fetch(`${portal}/api/report/a/1`)).json()).toEqual({ image: `${api}/images/a.webp` });
});

test('an answer goes on as it comes', async () => {
  let goOn: () => void = () => undefined;
  const { portal } = await startBoth((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).write('{"first":');
    goOn = () => response.end('"second"}');
  });
  const answer = await fetch(`${portal}/api/report/a/1`);
  expect(answer.status).toBe(404);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('{"first":');
  goOn();
  expect((await reader?.read())?.value).toBe('"second"}');
});

test('somebody who leaves in the middle of an answer ends nothing else', async () => {
  const { portal } = await startBoth((request, response) => {
    if (request.url === '/whole') response.end('whole');
    else response.write('half');
  });
  const reader = (await fetch(`${portal}/api/half`)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await (await fetch(`${portal}/api/whole`)).text()).toBe('whole');
});

test('what is not below the path of the API is for the portal to answer', async () => {
  const { portal } = await startBoth((_request, response) => response.end('of the API'));
  expect(await (await fetch(`${portal}/apis`)).text()).toBe('of the portal');
});
