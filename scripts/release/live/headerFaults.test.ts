import { onTestFinished } from '#jest/onTestFinished.ts';
import { listen } from '#process/listen.ts';
import { rulesFor } from '../serving/servingRules.ts';
import { staticFiles } from '../serving/staticFiles.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { statusOf } from './statusOf.ts';
import { urlStore } from './urlStore.ts';

const rules = rulesFor(fakeConfig);

/** Looks from outside at a portal whose server sends these headers with every answer. */
async function lookAt(always: Record<string, string>) {
  const { directory } = await openPortal();
  const { server, origin, stop } = await listen({ port: 0, purpose: 'a test', variable: 'PORTAL_PORT' });
  onTestFinished(stop);
  server.on('request', staticFiles({ directory, rules: { ...rules, always } }));
  const { faults } = await statusOf(urlStore(origin), 'production', { url: origin });
  return faults.map((fault) => fault.replaceAll(origin, ''));
}

test('a server that keeps the rules has no fault', async () => {
  expect(await lookAt(rules.always)).toEqual([]);
});

test('a header that is missing is told for every kind of answer', async () => {
  const others = Object.entries(rules.always).filter(([name]) => name !== 'referrer-policy');
  expect(await lookAt(Object.fromEntries(others))).toEqual([
    'GET /: referrer-policy is missing.',
    'GET /login/callback: referrer-policy is missing.',
    expect.stringMatching(/^GET \/apps\/host\/\w+\/boot\.js: referrer-policy is missing\.$/),
    'GET /releases/1.json: referrer-policy is missing.',
    'GET /apps/host/no-such-build/main.js: referrer-policy is missing.',
    'POST /: referrer-policy is missing.',
  ]);
});

test('a policy that lets in more than the portal needs is told', async () => {
  const policy = String(rules.always['content-security-policy']);
  const faults = await lookAt({
    ...rules.always,
    'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' https:"),
  });
  expect(faults).toHaveLength(6);
  expect(faults[0]).toBe('GET /: content-security-policy lets in https: by script-src.');
});
