import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './test';

// A script without an integrity value is told so.
test.use({ provoked: /^integrity-policy$/ });

const mark = 'globalThis.wasTampered = true;';

/** A file as somebody on the way may change it. */
const changes: Record<string, (text: string) => string> = {
  flipped: (text) => text.replace(/[a-z]/, (letter) => (letter === 'x' ? 'y' : 'x')),
  truncated: (text) => text.slice(0, -1),
  replaced: () => mark,
};

test('F-19 no script of the page runs that is flipped, truncated or replaced, nor one without a value', async ({
  arriveSignedIn,
  portal,
}) => {
  test.slow();
  const { page, welcome } = await arriveSignedIn();
  await page.goto('/');
  await expect(welcome.heading).toBeVisible();
  const files = await page.evaluate(() => Object.keys(globalThis.portalIntegrity ?? {}));
  expect(files.length).toBeGreaterThan(20);
  await page.route(/\?change=/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const text = readFileSync(path.join(portal.directory, pathname), 'utf8');
    const change = changes[searchParams.get('change') ?? ''];
    return route.fulfill({ contentType: 'text/javascript', body: change?.(text) ?? `${mark}${text}` });
  });

  const outcomes = await page.evaluate(
    ({ addresses, names }) => {
      const outcome = (src: string, integrity?: string) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.crossOrigin = 'anonymous';
          if (integrity !== undefined) script.integrity = integrity;
          script.onload = () => {
            resolve(`ran: ${src}`);
          };
          script.onerror = () => {
            resolve('refused');
          };
          script.src = globalThis.portalScripts?.createScriptURL(src) ?? src;
          document.body.append(script);
        });
      return Promise.all(
        addresses.flatMap((address) => [
          ...names.map((name) => outcome(`${address}?change=${name}`, globalThis.portalIntegrity?.[address])),
          outcome(`${address}?change=none`),
        ]),
      );
    },
    { addresses: files, names: Object.keys(changes) },
  );
  expect(outcomes.filter((outcome) => outcome !== 'refused')).toEqual([]);
  expect(outcomes).toHaveLength(files.length * 4);
  expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
});
