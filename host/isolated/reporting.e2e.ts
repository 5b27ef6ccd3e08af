import { once } from 'node:events';
import { request as forward } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { findChromium } from '@portal/scripts/browser/findChromium.ts';
import { generate } from 'selfsigned';
import { expect, test as base } from '../e2e/test';
import { tokenPattern } from '../e2e/tokenPattern';

interface Report {
  type: string;
  body: { documentURL: string; effectiveDirective?: string; blockedURL: string; sample?: string };
}

interface Collector {
  origin: string;
  reports: Report[];
  /** Headers of everything that came, in small letters. */
  headers: string[];
}

type Answer = Parameters<typeof createServer>[1];

async function listen(answer: Answer): Promise<{ server: Server; origin: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const server = createServer({ key, cert }, answer).listen(0);
  await once(server, 'listening');
  return { server, origin: `https://localhost:${String((server.address() as AddressInfo).port)}` };
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

const test = base.extend<{ secureOrigin: string }, { collector: Collector }>({
  collector: [
    async ({}, provide) => {
      const collector: Collector = { origin: '', reports: [], headers: [] };
      const { server, origin } = await listen((request, response) => {
        let text = '';
        request.on('data', (part: Buffer) => (text += part.toString()));
        request.on('end', () => {
          collector.headers.push(...Object.keys(request.headers));
          if (request.method === 'POST') collector.reports.push(...(JSON.parse(text) as Report[]));
          response.setHeader('access-control-allow-origin', '*');
          response.setHeader('access-control-allow-headers', 'content-type');
          response.end();
        });
      });
      collector.origin = origin;
      await provide(collector);
      stop(server);
    },
    { scope: 'worker' },
  ],
  portalOptions: [
    ({ collector }, provide) => provide({ config: { reportTo: `${collector.origin}/portal` } }),
    { scope: 'worker' },
  ],
  // Browsers send reports from secure pages to secure addresses only.
  secureOrigin: async ({ portal }, provide) => {
    const { server, origin } = await listen((request, response) => {
      const { host } = new URL(portal.origin);
      const { url: path, headers } = request;
      forward(portal.origin, { path, headers: { ...headers, host } }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).end();
    });
    await provide(origin);
    stop(server);
  },
});

test.use({
  provoked: /^(img-src|require-trusted-types-for|integrity-policy)$/,
  // The headless shell sends no reports.
  launchOptions: async ({ launchOptions }, provide) => {
    const executablePath = findChromium(true);
    await provide({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      args: [...(launchOptions.args ?? []), '--short-reporting-delay', '--ignore-certificate-errors'],
    });
  },
});

test('T-42 what the policies of a page refuse is told at the address that the configuration names', async ({
  arrive,
  collector,
  secureOrigin,
}) => {
  const reader = await arrive();
  await reader.page.goto(`${secureOrigin}/reports?from=mail`);
  await expect(reader.login.button).toBeVisible();
  await reader.page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>written by a remote</b>';
    } catch {
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://pixel.example/' }));
    }
    const script = document.querySelector<HTMLScriptElement>('script[src]');
    const copy = document.createElement('script');
    copy.src = globalThis.portalScripts?.createScriptURL(script?.src ?? '') ?? '';
    document.head.append(copy);
  });

  await expect.poll(() => collector.reports.length).toBe(3);
  const told = collector.reports.map(({ type, body }) => [type, body.effectiveDirective, body.blockedURL]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['csp-violation', 'require-trusted-types-for', 'trusted-types-sink'],
      ['csp-violation', 'img-src', 'https://pixel.example/'],
      ['integrity-violation', undefined, expect.stringMatching(/\.js$/)],
    ]),
  );
  for (const { body } of collector.reports)
    expect(body.documentURL).toBe(`${secureOrigin}/reports?from=mail`);
  expect(collector.headers).not.toContain('cookie');
  expect(collector.headers).not.toContain('authorization');
  expect(JSON.stringify(collector.reports)).not.toMatch(tokenPattern);
});
