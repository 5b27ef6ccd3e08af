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
