import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@portal/scripts/release/build/buildId.ts';
import type { Reader } from './Reader';
import { expect, test as base } from './test';
import type { Violation } from './watchViolations';

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

/** Tries everything that a hostile script could. */
async function tryEverything({ page }: Reader, stranger: string): Promise<void> {
  await page.evaluate(async (origin) => {
    const add = (name: string, fields: object) => {
      document.body.append(Object.assign(document.createElement(name), fields));
    };
    const attempts = [
      (element: HTMLElement) => {
        element.innerHTML = '<img src="x" onerror="globalThis.wasOwned = true">';
      },
      (element: HTMLElement) => {
        element.setAttribute('onclick', 'globalThis.wasOwned = true');
        element.click();
      },
      () => {
        add('script', { text: 'globalThis.wasOwned = true' });
      },
      () => {
        add('script', { src: `${origin}/script.js` });
      },
      () => globalThis.trustedTypes?.createPolicy('mine', { createScriptURL: (url) => url }),
      () => {
        add('iframe', { src: `${origin}/frame` });
      },
      () => {
        add('img', { src: `${origin}/picture` });
      },
      () => {
        add('base', { href: origin });
      },
      (element: HTMLElement) => {
        const form = Object.assign(document.createElement('form'), {
          action: `${origin}/form`,
          method: 'post',
        });
        element.append(form);
        form.submit();
      },
    ];
    for (const attempt of attempts) {
      const element = document.createElement('button');
      document.body.append(element);
      try {
        attempt(element);
      } catch {
        // Refused at once.
      }
    }
    await fetch(`${origin}/call`).catch(() => undefined);
  }, stranger);
}

const directivesOf = (violations: Violation[]) =>
  [...new Set(violations.map(({ directive }) => directive))].toSorted();

const always = ['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src'];

test.use({ provoked: /./ });

test('a script that got into the page can write no HTML, and run, load, call, send and frame nothing', async ({
  arriveSignedIn,
  violations,
  stranger,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/');
  await expect(reader.welcome.heading).toBeVisible();
  const expected = [...always, 'require-trusted-types-for', 'trusted-types'].toSorted();
  await tryEverything(reader, stranger.origin);
  await expect.poll(() => directivesOf(violations)).toEqual(expected);
  expect(await reader.page.evaluate(() => 'wasOwned' in globalThis)).toBe(false);
  expect(stranger.asked).toEqual([]);

  // The same in a browser that has no Trusted Types.
  await reader.page.route(`${reader.portal.origin}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
    });
  });
  await reader.open('/');
  await expect(reader.welcome.heading).toBeVisible();
  const without = [...always, 'script-src-attr', 'script-src-elem'].toSorted();
  violations.length = 0;
  await tryEverything(reader, stranger.origin);
  await expect.poll(() => directivesOf(violations)).toEqual(without);
  expect(await reader.page.evaluate(() => 'wasOwned' in globalThis)).toBe(false);
  expect(stranger.asked).toEqual([]);
});

test('a text is not evaluated as a program, by no script', async ({ arriveSignedIn, changePage }) => {
  const reader = await arriveSignedIn();
  const { page } = reader;
  const body = `try { eval('globalThis.wasOwned = true'); document.body.dataset.eval = 'worked'; }
    catch (error) { document.body.dataset.eval = error.name; }`;
  const integrity = integrityOf(body);
  // The walk's own functions may evaluate; a script that the page names runs as the portal's do.
  await page.route('**/apps/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  changePage((data) => {
    data.integrity = { ...data.integrity, '/apps/probe.js': integrity };
  });
  await reader.open('/');
  await expect(reader.welcome.heading).toBeVisible();
  await page.evaluate((value) => {
    const src = globalThis.portalScripts?.createScriptURL('/apps/probe.js') ?? '';
    const script = document.createElement('script');
    document.body.append(Object.assign(script, { crossOrigin: '', integrity: value, src }));
  }, integrity);
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
