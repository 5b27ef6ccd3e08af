import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { askForTokens, pressSignIn, signIn } from './testing/signIn.mjs';
import { portalOrigin, reportPath, startTestStack } from './testing/startTestStack.mjs';

const protectedPaths = ['/user', '/ai/mediamonitoring/list', reportPath];

test('S-78 the protected calls need a bearer token of the provider', async (t) => {
  const stack = await startTestStack(t);
  const token = await signIn(stack, portalOrigin);
  for (const path of protectedPaths) {
    const missing = await stack.call(path);
    assert.equal(missing.status, 401, path);
    assert.equal(missing.headers.get('www-authenticate'), 'Bearer realm="portal"');
    assert.equal(missing.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(typeof (await missing.json()).error, 'string');
    assert.equal((await stack.call(path, { token })).status, 200, path);
    assert.equal((await stack.call(path, { headers: { authorization: `Basic ${token}` } })).status, 401);
  }
});

test('S-78 a tampered, foreign, unsigned or wrong token is refused', async (t) => {
  const stack = await startTestStack(t);
  const callback = await pressSignIn(stack, portalOrigin);
  const { fragment } = await askForTokens(stack, callback);
  const token = fragment.get('access_token') ?? '';
  const claims = decodeJwt(token);
  const [head, , signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: '00u7lm8no9PQ0rs1TU2v' })).toString(
    'base64url',
  );
  const foreign = await generateKeyPair('RS256');
  const header = { ...decodeProtectedHeader(token), alg: 'RS256' };

  const bad = {
    tampered: `${head}.${forged}.${signature}`,
    foreign: await new SignJWT(claims).setProtectedHeader(header).sign(foreign.privateKey),
    unsigned: new UnsecuredJWT(claims).encode(),
    'id token': fragment.get('id_token') ?? '',
    'no token at all': 'abc',
  };
  for (const [name, value] of Object.entries(bad)) {
    const answer = await stack.call('/user', { token: value });
    assert.equal(answer.status, 401, name);
    assert.equal(answer.headers.get('www-authenticate'), 'Bearer realm="portal", error="invalid_token"');
  }
});

test('S-78 an expired token is refused', async (t) => {
  const stack = await startTestStack(t);
  const token = await signIn(stack, portalOrigin);
  assert.equal((await stack.call('/user', { token })).status, 200);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 3601 * 1000 });
  assert.equal((await stack.call('/user', { token })).status, 401);
});

test('S-78 ending every session refuses the tokens issued before, and no later one', async (t) => {
  const stack = await startTestStack(t);
  const before = await signIn(stack, portalOrigin);
  assert.equal((await stack.control({ revoke: true })).body.revoked, true);
  const after = await signIn(stack, portalOrigin);
  assert.equal((await stack.call('/user', { token: before })).status, 401);
  assert.equal((await stack.call('/user', { token: after })).status, 200, 'even in the same second');
  await stack.control({ revoke: true });
  assert.equal((await stack.call('/user', { token: after })).status, 401);
  await stack.control({ reset: true });
  assert.equal((await stack.call('/user', { token: before })).status, 200);
});
