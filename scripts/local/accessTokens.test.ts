import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { askForTokens, pressSignIn, signIn } from './testing/signIn.ts';
import { portalOrigin, reportPath, startTestStack } from './testing/startTestStack.ts';
import { fakeOnly } from '#jest/fakeOnly.ts';

const protectedPaths = ['/user', '/ai/mediamonitoring/list', reportPath];

test('S-78 the protected calls need a bearer token of the provider', async () => {
  const stack = await startTestStack();
  const token = await signIn(stack, portalOrigin);
  for (const path of protectedPaths) {
    const missing = await stack.call(path);
    expect([path, missing.status]).toEqual([path, 401]);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer realm="portal"');
    expect(missing.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await missing.json()).toMatchObject({ error: expect.any(String) });
    expect([path, (await stack.call(path, { token })).status]).toEqual([path, 200]);
    expect((await stack.call(path, { headers: { authorization: `Basic ${token}` } })).status).toBe(401);
  }
});

test('S-78 a tampered, foreign, unsigned or wrong token is refused', async () => {
  const stack = await startTestStack();
  const callback = await pressSignIn(stack, portalOrigin);
  const { fragment } = await askForTokens(stack, callback);
  const token = fragment.get('access_token') ?? '';
  const claims = decodeJwt(token);
  const [head = '', , signature = ''] = token.split('.');
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
    expect([name, answer.status]).toEqual([name, 401]);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="portal", error="invalid_token"');
  }
});

test('S-78 an expired token is refused', async () => {
  const stack = await startTestStack();
  const token = await signIn(stack, portalOrigin);
  expect((await stack.call('/user', { token })).status).toBe(200);
  fakeOnly(['Date'], Date.now() + 3601 * 1000);
  expect((await stack.call('/user', { token })).status).toBe(401);
});

test('S-78 ending every session refuses the tokens issued before, and no later one', async () => {
  const stack = await startTestStack();
  const before = await signIn(stack, portalOrigin);
  expect((await stack.control({ revoke: true })).body).toMatchObject({ revoked: true });
  const after = await signIn(stack, portalOrigin);
  expect((await stack.call('/user', { token: before })).status).toBe(401);
  // Even in the same second.
  expect((await stack.call('/user', { token: after })).status).toBe(200);
  await stack.control({ revoke: true });
  expect((await stack.call('/user', { token: after })).status).toBe(401);
  await stack.control({ reset: true });
  expect((await stack.call('/user', { token: before })).status).toBe(200);
});
