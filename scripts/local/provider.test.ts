import { calculateJwkThumbprint, type JSONWebKeySet } from 'jose';
import { people } from './people.ts';
import { authorizeAddress, createVisitor, pressSignIn } from './testing/signIn.ts';
import { portalOrigin, startTestStack } from './testing/startTestStack.ts';

test('S-85 the provider has the addresses of Okta and a key named after itself', async () => {
  const { issuer, providerOrigin } = await startTestStack();
  expect(issuer).toBe(`${providerOrigin}/oauth2/default`);
  const headers = { origin: portalOrigin };
  const discovery = await fetch(`${issuer}/.well-known/openid-configuration`, { headers });
  expect(['*', portalOrigin]).toContain(discovery.headers.get('access-control-allow-origin') ?? '');
  expect(discovery.headers.get('cache-control')).toBe('no-store');
  const metadata: Record<string, string> = await discovery.json();
  expect(metadata['issuer']).toBe(issuer);
  const addresses = {
    authorization_endpoint: 'authorize',
    token_endpoint: 'token',
    jwks_uri: 'keys',
    userinfo_endpoint: 'userinfo',
    end_session_endpoint: 'logout',
    revocation_endpoint: 'revoke',
  };
  for (const [name, path] of Object.entries(addresses)) expect(metadata[name]).toBe(`${issuer}/v1/${path}`);

  const keys = await fetch(metadata['jwks_uri'] ?? '', { headers });
  expect(['*', portalOrigin]).toContain(keys.headers.get('access-control-allow-origin') ?? '');
  const published: JSONWebKeySet = await keys.json();
  const [key = {}, ...others] = published.keys;
  expect(key.kid).toBe(await calculateJwkThumbprint(key));
  expect(key.d).toBe(undefined);
  expect(others).toStrictEqual([]);
});

test('S-66 the sign-in page has one button for each employee, and one to refuse', async () => {
  const stack = await startTestStack();
  const { page, status } = await createVisitor().follow(authorizeAddress(stack, portalOrigin));
  expect(status).toBe(200);
  expect(page).toMatch(/<title>Sign in – local identity provider<\/title>/);
  const text = page.replaceAll(/<[^>]*>/g, '');
  for (const { id, name = id } of people) expect(text).toContain(`Sign in as ${name}`);
  expect(page).toMatch(/<button[^>]*>Refuse access<\/button>/);
});

test('S-66 while the session at the provider lives, nobody is asked again', async () => {
  const stack = await startTestStack();
  const visitor = createVisitor();
  await pressSignIn(stack, portalOrigin, { visitor });
  const again = await visitor.follow(authorizeAddress(stack, portalOrigin));
  expect(new URL(again.location).origin).toBe(portalOrigin);
  expect(new URL(again.location).searchParams.get('code')).toMatch(/./);

  const confirm = await visitor.follow(`${stack.issuer}/v1/logout`);
  const field = /name="xsrf" value="([^"]+)"/.exec(confirm.page)?.[1] ?? '';
  await visitor.follow(`${stack.issuer}/v1/logout/confirm`, { xsrf: field, logout: 'yes' });
  expect((await visitor.follow(authorizeAddress(stack, portalOrigin))).location).toBe('');
});

test('S-66 a sign-in page that is over leads to the portal', async () => {
  const stack = await startTestStack();
  const visitor = createVisitor();
  const asked = await visitor.follow(authorizeAddress(stack, portalOrigin));
  await visitor.follow(asked.address, { person: people[0]?.id ?? '' });
  for (const form of [undefined, { person: people[0]?.id ?? '' }]) {
    const stale = await visitor.follow(asked.address, form);
    expect(stale.location).toBe(`${portalOrigin}/`);
  }
});

test('S-66 an employee nobody knows cannot sign in', async () => {
  const stack = await startTestStack();
  const visitor = createVisitor();
  const asked = await visitor.follow(authorizeAddress(stack, portalOrigin));
  const answer = await visitor.follow(asked.address, { person: '00u0000000000000000' });
  expect(answer.location).toBe('');
  expect(answer.page).toMatch(/Sign in as/);
});

test('S-10 a redirect address the client does not have is refused on a page of our own', async () => {
  const stack = await startTestStack();
  const { page, location, status } = await createVisitor().follow(
    authorizeAddress(stack, 'http://evil.example', { state: '<script>' }),
  );
  expect(location).toBe('');
  expect(status).toBe(400);
  expect(page).toMatch(/The sign-in request was refused/);
  expect(page).not.toMatch(/<script/);
});
