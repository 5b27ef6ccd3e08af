import { createRemoteJWKSet, jwtVerify } from 'jose';
import { askForTokens, pressSignIn } from './testing/signIn.ts';
import { portalOrigin, startTestStack } from './testing/startTestStack.ts';

test('S-83 the code is exchanged once and the tokens come back in the fragment', async () => {
  const stack = await startTestStack();
  const callback = await pressSignIn(stack, portalOrigin, {
    request: { state: 'state-1', nonce: 'nonce-1' },
  });
  expect(callback.origin + callback.pathname).toBe(`${portalOrigin}/login/callback`);
  expect(callback.searchParams.get('iss')).toBe(stack.issuer);

  const { status, url, fragment } = await askForTokens(stack, callback);
  expect(status).toBe(200);
  expect(url?.href.split('#')[0]).toBe(`${portalOrigin}/okta/authorize`);
  expect([...fragment.keys()]).toStrictEqual([
    'state',
    'id_token',
    'access_token',
    'token_type',
    'expires_in',
    'scope',
  ]);
  expect(fragment.get('state')).toBe('state-1');
  expect(fragment.get('token_type')).toBe('Bearer');
  expect(fragment.get('expires_in')).toBe('3600');
  expect(fragment.get('scope')).toBe('openid profile email');

  const keys = createRemoteJWKSet(new URL(`${stack.issuer}/v1/keys`));
  const { payload } = await jwtVerify(fragment.get('id_token') ?? '', keys, {
    issuer: stack.issuer,
    audience: stack.clientId,
  });
  expect(payload['nonce']).toBe('nonce-1');
  expect(payload.sub).toBe('00u1ab2cd3EF4gh5IJ6k');
  expect(payload['name']).toBe('Ada Okafor');
  expect(payload['email']).toBe('ada.okafor@example.com');

  const again = await askForTokens(stack, callback);
  expect(again.status).toBe(200);
  expect(again.fragment.get('error')).toBe('invalid_grant');
  expect(again.fragment.get('error_description')).toMatch(/./);
  expect(again.fragment.get('state')).toBe('state-1');
  expect(again.fragment.has('access_token')).toBe(false);
});

test('S-83 the original query is accepted with and without its question mark', async () => {
  const stack = await startTestStack();
  for (const cut of [0, 1]) {
    const callback = await pressSignIn(stack, portalOrigin);
    expect(callback.search[0]).toBe('?');
    const { fragment } = await askForTokens(stack, callback, { qs: callback.search.slice(cut) });
    expect(fragment.get('access_token')).toMatch(/./);
  }
});

test('S-83 a redirect address that is not exactly one of the portal is refused', async () => {
  const stack = await startTestStack();
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
    expect([redirectUri, status]).toEqual([redirectUri, 400]);
    expect(body.url).toBe(undefined);
  }
  const twice = new URLSearchParams({ qs: callback.search });
  twice.append('redirect_uri', `${portalOrigin}/login/callback`);
  twice.append('redirect_uri', 'http://evil.example/login/callback');
  expect((await stack.call(`/okta/authorize?${twice}`)).status).toBe(400);
  expect((await stack.call('/okta/authorize')).status).toBe(400);

  const { fragment } = await askForTokens(stack, callback);
  // The code was not spent on a refused address.
  expect(fragment.get('access_token')).toMatch(/./);
});

test('S-83 an answer of another provider is refused', async () => {
  const stack = await startTestStack();
  const callback = await pressSignIn(stack, portalOrigin);
  for (const iss of ['http://evil.example/oauth2/default', `${stack.issuer}/`, null]) {
    const altered = new URL(callback);
    if (iss === null) altered.searchParams.delete('iss');
    else altered.searchParams.set('iss', iss);
    expect([String(iss), (await askForTokens(stack, altered)).status]).toEqual([String(iss), 400]);
  }
  // No code.
  expect((await askForTokens(stack, callback, { qs: `?iss=${stack.issuer}` })).status).toBe(400);
});

test('S-83 a refused access comes back with both error fields and the state', async () => {
  const stack = await startTestStack();
  const callback = await pressSignIn(stack, portalOrigin, {
    press: { refuse: 'yes' },
    request: { state: 'state-2' },
  });
  const { status, url, fragment } = await askForTokens(stack, callback);
  expect(status).toBe(200);
  expect(url?.href.split('#')[0]).toBe(`${portalOrigin}/okta/authorize`);
  expect(Object.fromEntries(fragment)).toStrictEqual({
    error: 'access_denied',
    error_description: 'The employee refused access to the portal.',
    state: 'state-2',
  });

  const bare = new URLSearchParams({ error: 'login_required', iss: stack.issuer });
  const { fragment: completed } = await askForTokens(stack, callback, { qs: `?${bare}` });
  // The identity client needs both fields.
  expect(completed.get('error_description')).toBe('login_required');
});
