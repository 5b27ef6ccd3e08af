import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculateJwkThumbprint } from 'jose';
import { people } from './people.mjs';
import { authorizeAddress, createVisitor, pressSignIn } from './testing/signIn.mjs';
import { portalOrigin, startTestStack } from './testing/startTestStack.mjs';

test('S-85 the provider has the addresses of Okta and a key named after itself', async (t) => {
  const { issuer, providerOrigin } = await startTestStack(t);
  assert.equal(issuer, `${providerOrigin}/oauth2/default`);
  const headers = { origin: portalOrigin };
  const discovery = await fetch(`${issuer}/.well-known/openid-configuration`, { headers });
  assert.ok(['*', portalOrigin].includes(discovery.headers.get('access-control-allow-origin') ?? ''));
  assert.equal(discovery.headers.get('cache-control'), 'no-store');
  const metadata = await discovery.json();
  assert.equal(metadata.issuer, issuer);
  const addresses = {
    authorization_endpoint: 'authorize',
    token_endpoint: 'token',
    jwks_uri: 'keys',
    userinfo_endpoint: 'userinfo',
    end_session_endpoint: 'logout',
    revocation_endpoint: 'revoke',
  };
  for (const [name, path] of Object.entries(addresses)) assert.equal(metadata[name], `${issuer}/v1/${path}`);

  const keys = await fetch(metadata.jwks_uri, { headers });
  assert.ok(['*', portalOrigin].includes(keys.headers.get('access-control-allow-origin') ?? ''));
  const [key, ...others] = (await keys.json()).keys;
  assert.equal(key.kid, await calculateJwkThumbprint(key));
  assert.equal(key.d, undefined);
  assert.deepEqual(others, []);
});

test('S-66 the sign-in page has one button for each employee, and one to refuse', async (t) => {
  const stack = await startTestStack(t);
  const { page, status } = await createVisitor().follow(authorizeAddress(stack, portalOrigin));
  assert.equal(status, 200);
  assert.match(page, /<title>Sign in – local identity provider<\/title>/);
  const text = page.replaceAll(/<[^>]*>/g, '');
  for (const { id, name = id } of people) assert.ok(text.includes(`Sign in as ${name}`), name);
  assert.match(page, /<button[^>]*>Refuse access<\/button>/);
});

test('S-66 while the session at the provider lives, nobody is asked again', async (t) => {
  const stack = await startTestStack(t);
  const visitor = createVisitor();
  await pressSignIn(stack, portalOrigin, { visitor });
  const again = await visitor.follow(authorizeAddress(stack, portalOrigin));
  assert.equal(new URL(again.location).origin, portalOrigin);
  assert.ok(new URL(again.location).searchParams.get('code'));

  const confirm = await visitor.follow(`${stack.issuer}/v1/logout`);
  const field = /name="xsrf" value="([^"]+)"/.exec(confirm.page)?.[1] ?? '';
  await visitor.follow(`${stack.issuer}/v1/logout/confirm`, { xsrf: field, logout: 'yes' });
  assert.equal((await visitor.follow(authorizeAddress(stack, portalOrigin))).location, '');
});

test('S-66 a sign-in page that is over leads to the portal', async (t) => {
  const stack = await startTestStack(t);
  const visitor = createVisitor();
  const asked = await visitor.follow(authorizeAddress(stack, portalOrigin));
  await visitor.follow(asked.address, { person: people[0]?.id ?? '' });
  for (const form of [undefined, { person: people[0]?.id ?? '' }]) {
    const stale = await visitor.follow(asked.address, form);
    assert.equal(stale.location, `${portalOrigin}/`);
  }
});

test('S-66 an employee nobody knows cannot sign in', async (t) => {
  const stack = await startTestStack(t);
  const visitor = createVisitor();
  const asked = await visitor.follow(authorizeAddress(stack, portalOrigin));
  const answer = await visitor.follow(asked.address, { person: '00u0000000000000000' });
  assert.equal(answer.location, '');
  assert.match(answer.page, /Sign in as/);
});

test('S-10 a redirect address the client does not have is refused on a page of our own', async (t) => {
  const stack = await startTestStack(t);
  const { page, location, status } = await createVisitor().follow(
    authorizeAddress(stack, 'http://evil.example', { state: '<script>' }),
  );
  assert.equal(location, '');
  assert.equal(status, 400);
  assert.match(page, /The sign-in request was refused/);
  assert.doesNotMatch(page, /<script/);
});
