import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from './test';

interface Stranger {
  origin: string;
  /** Every address that a page asked it for. */
  asked: string[];
}

/** A server that answers whoever comes, from whatever page: only the policy of the page keeps it out. */
const test = base.extend<{ stranger: Stranger }>({
  stranger: async ({}, provide) => {
    const asked: string[] = [];
    const server: Server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      asked.push(pathname);
      response
        .setHeader('access-control-allow-origin', '*')
        .setHeader('content-type', pathname === '/script.js' ? 'text/javascript' : 'text/html');
      const frame = searchParams.get('frame');
      response.end(frame ? `<iframe src="${frame}/"></iframe>` : 'globalThis.wasOwned = true');
    }).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await provide({ origin: `http://localhost:${port}`, asked });
    server.closeAllConnections();
    server.close();
  },
});

test('a script that got into the page can run, load, call, send and frame nothing', async ({
  arriveSignedIn,
  stranger,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/');
  await expect(reader.welcome.heading).toBeVisible();

  const violated = await reader.page.evaluate(async (origin) => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      directives.push(effectiveDirective);
    });
    const add = (name: string, fields: object) => {
      document.body.append(Object.assign(document.createElement(name), fields));
    };
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasOwned = true';
    document.body.append(script);
    add('button', { id: 'handler' });
    document.getElementById('handler')?.setAttribute('onclick', 'globalThis.wasOwned = true');
    document.getElementById('handler')?.click();
    add('script', { src: `${origin}/script.js` });
    add('iframe', { src: `${origin}/frame` });
    add('base', { href: origin });
    add('form', { id: 'form', action: `${origin}/form`, method: 'post' });
    const form = document.getElementById('form');
    if (form instanceof HTMLFormElement) form.submit();
    await fetch(`${origin}/call`).catch(() => undefined);
    return new Promise<string[]>((resolve) => {
      const look = () => {
        const seen = new Set(directives);
        if (seen.size >= 6) resolve([...seen].toSorted());
        else setTimeout(look, 20);
      };
      look();
    });
  }, stranger.origin);

  expect(violated).toEqual([
    'base-uri',
    'connect-src',
    'form-action',
    'frame-src',
    'script-src-attr',
    'script-src-elem',
  ]);
  expect(await reader.page.evaluate(() => 'wasOwned' in globalThis)).toBe(false);
  expect(stranger.asked).toEqual([]);
});

test('a text is not evaluated as a program, by no script', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  const { page } = reader;
  // The walk's own functions may evaluate; a script of the portal's origin runs as the portal's does.
  await page.route('**/apps/probe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `try { eval('globalThis.wasOwned = true'); document.body.dataset.eval = 'worked'; }
        catch (error) { document.body.dataset.eval = error.name; }`,
    }),
  );
  await reader.open('/');
  await expect(reader.welcome.heading).toBeVisible();
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { src: '/apps/probe.js' }));
  });
  await expect(page.locator('body')).toHaveAttribute('data-eval', 'EvalError');
  expect(await page.evaluate(() => 'wasOwned' in globalThis)).toBe(false);
});

test('no page of somebody else can frame the portal', async ({ arrive, portal, stranger }) => {
  const { page } = await arrive();
  const answered = page.waitForResponse(`${portal.origin}/`);
  await page.goto(`${stranger.origin}/?frame=${encodeURIComponent(portal.origin)}`);
  expect((await answered).status()).toBe(200);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
