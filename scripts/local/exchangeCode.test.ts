import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { askForTokens, pressSignIn } from './testing/signIn.mjs';
import { portalOrigin, startTestStack } from './testing/startTestStack.mjs';

test('S-83 the code is exchanged once and the tokens come back in the fragment', async (t) => {
  const stack = await startTestStack(t);
  const callback = await pressSignIn(stack, portalOrigin, {
    request: { state: 'state-1', nonce: 'nonce-1' },
  });
  assert.equal(callback.origin + callback.pathname, `${portalOrigin}/login/callback`);
  assert.equal(callback.searchParams.get('iss'), stack.issuer);

  const { status, url, fragment } = await askForTokens(stack, callback);
  assert.equal(status, 200);
  assert.equal(`${url?.origin}${url?.pathname}${url?.search}`, `${portalOrigin}/okta/authorize`);
  assert.deepEqual(
    [...fragment.keys()],
    ['state', 'id_token', 'access_token', 'token_type', 'expires_in', 'scope'],
  );
  assert.equal(fragment.get('state'), 'state-1');
  assert.equal(fragment.get('token_type'), 'Bearer');
  assert.equal(fragment.get('expires_in'), '3600');
  assert.equal(fragment.get('scope'), 'openid profile email');

  const keys = createRemoteJWKSet(new URL(`${stack.issuer}/v1/keys`));
  const { payload } = await jwtVerify(fragment.get('id_token') ?? '', keys, {
    issuer: stack.issuer,
    audience: stack.clientId,
  });
  assert.equal(payload['nonce'], 'nonce-1');
  assert.equal(payload.sub, '00u1ab2cd3EF4gh5IJ6k');
  assert.equal(payload['name'], 'Ada Okafor');
  assert.equal(payload['email'], 'ada.okafor@example.com');

  const again = await askForTokens(stack, callback);
  assert.equal(again.status, 200);
  assert.equal(again.fragment.get('error'), 'invalid_grant');
  assert.ok(again.fragment.get('error_description'));
  assert.equal(again.fragment.get('state'), 'state-1');
  assert.equal(again.fragment.has('access_token'), false);
});

test('S-83 the original query is accepted with and without its question mark', async (t) => {
  const stack = await startTestStack(t);
  for (const cut of [0, 1]) {
    const callback = await pressSignIn(stack, portalOrigin);
    assert.equal(callback.search[0], '?');
    const { fragment } = await askForTokens(stack, callback, { qs: callback.search.slice(cut) });
    assert.ok(fragment.get('access_token'));
  }
});

test('S-83 a redirect address that is not exactly one of the portal is refused', async (t) => {
  const stack = await startTestStack(t);
  const callback = await pressSignIn(stack, portalOrigin);
  const refused = [
    'http://evil.example/login/callback',
    `${portalOrigin}.evil.example/login/callback`,
    `${portalOrigin}@evil.example/login/callback`,
    `${portalOrigin}/login/callback/`,
    `${portalOrigin}/login/callback?next=http://evil.example`,
    `${portalOrigin}/LOGIN/callback`,
    `${portalOrigin}/`,
    'http://127.0.0.1:4300/login/callback',
    '',
  ];
  for (const redirectUri of refused) {
    const { status, body } = await askForTokens(stack, callback, { redirectUri });
    assert.equal(status, 400, redirectUri);
    assert.equal(body.url, undefined);
  }
  const twice = new URLSearchParams({ qs: callback.search });
  twice.append('redirect_uri', `${portalOrigin}/login/callback`);
  twice.append('redirect_uri', 'http://evil.example/login/callback');
  assert.equal((await stack.call(`/okta/authorize?${twice}`)).status, 400);
  assert.equal((await stack.call('/okta/authorize')).status, 400);

  const { fragment } = await askForTokens(stack, callback);
  assert.ok(fragment.get('access_token'), 'the code was not spent on a refused address');
});

test('S-83 an answer of another provider is refused', async (t) => {
  const stack = await startTestStack(t);
  const callback = await pressSignIn(stack, portalOrigin);
  for (const iss of ['http://evil.example/oauth2/default', `${stack.issuer}/`, null]) {
    const altered = new URL(callback);
    if (iss === null) altered.searchParams.delete('iss');
    else altered.searchParams.set('iss', iss);
    assert.equal((await askForTokens(stack, altered)).status, 400, String(iss));
  }
  assert.equal((await askForTokens(stack, callback, { qs: `?iss=${stack.issuer}` })).status, 400, 'no code');
});

test('S-83 a refused access comes back with both error fields and the state', async (t) => {
  const stack = await startTestStack(t);
  const callback = await pressSignIn(stack, portalOrigin, {
    press: { refuse: 'yes' },
    request: { state: 'state-2' },
  });
  const { status, url, fragment } = await askForTokens(stack, callback);
  assert.equal(status, 200);
  assert.equal(`${url?.origin}${url?.pathname}`, `${portalOrigin}/okta/authorize`);
  assert.deepEqual(Object.fromEntries(fragment), {
    error: 'access_denied',
    error_description: 'The employee refused access to the portal.',
    state: 'state-2',
  });

  const bare = new URLSearchParams({ error: 'login_required', iss: stack.issuer });
  const { fragment: completed } = await askForTokens(stack, callback, { qs: `?${bare}` });
  assert.equal(completed.get('error_description'), 'login_required', 'the identity client needs both fields');
});
