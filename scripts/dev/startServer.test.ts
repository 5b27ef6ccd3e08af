import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from '#jest/onTestFinished.ts';
import { root } from '#process/root.ts';
import { freePort } from '#release/testing/freePort.ts';
import { temporaryDirectory } from '#release/testing/temporaryDirectory.ts';
import { startServer } from './startServer.ts';

/** Serves the smallest app, and gives the headers with which it answers a page of that origin. */
async function serve(options: Parameters<typeof startServer>[1], port?: number) {
  const directory = temporaryDirectory();
  mkdirSync(path.join(directory, 'src'));
  writeFileSync(path.join(directory, 'src/index.js'), 'console.log("source");');
  writeFileSync(
    path.join(directory, 'webpack.config.js'),
    `export default async () => ({ mode: 'none', context: ${JSON.stringify(directory)}, infrastructureLogging: { level: 'error' }, stats: 'none' });`,
  );
  port ??= await freePort();
  const server = await startServer({ folder: path.relative(root, directory), port }, options);
  onTestFinished(() => server.stop());
  return async (origin: string) => {
    const { ok, headers } = await fetch(`http://localhost:${String(port)}/main.js`, { headers: { origin } });
    expect(ok).toBe(true);
    return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')];
  };
}

test('the sources are for pages of the local portal, and for no website that is open beside it', async () => {
  const answerTo = await serve({ hostPort: 4300 });
  for (const own of ['http://localhost:4300', 'http://127.0.0.1:4300'])
    expect(await answerTo(own)).toEqual([own, 'same-site']);
  for (const foreign of [
    'https://evil.example',
    'http://localhost:5173',
    'http://localhost.evil.example',
    'null',
  ])
    expect(await answerTo(foreign)).toEqual([null, 'same-site']);
});

test('with --on they are for pages of the deployed portal alone', async () => {
  const answerTo = await serve({ portal: 'https://staging.example.com' });
  expect(await answerTo('https://staging.example.com')).toEqual(['https://staging.example.com', 'same-site']);
  expect(await answerTo('https://evil.example')).toEqual([null, 'same-site']);
});

test('a page of its own reads its files by either name of this machine', async () => {
  const port = await freePort();
  const answerTo = await serve({}, port);
  expect(await answerTo(`http://127.0.0.1:${String(port)}`)).toEqual([
    `http://127.0.0.1:${String(port)}`,
    'same-site',
  ]);
  expect(await answerTo('https://evil.example')).toEqual([null, 'same-site']);
});

test('the page is at every address but those of files, and a slug may have a dot', async () => {
  const port = await freePort();
  await serve({ page: () => Promise.resolve('the page') }, port);
  const textAt = async (address: string) =>
    (await fetch(`http://localhost:${String(port)}${address}`)).text();
  for (const address of ['/', '/reports', '/reports/acme.com', '/reports/acme.com/20240101'])
    expect([address, await textAt(address)]).toEqual([address, 'the page']);
  expect(await textAt('//')).toBe('the page');
  // Programs that wait for a server ask so.
  expect((await fetch(`http://localhost:${String(port)}/reports`, { method: 'HEAD' })).status).toBe(200);
  expect(await textAt('/gone.js')).not.toBe('the page');
});
