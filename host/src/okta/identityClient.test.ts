import { createHash } from 'node:crypto';
import * as client from '@okta/okta-auth-js';
import { fakeServer } from '@portal/shared/testing';

/*
 * The specification's demands on the identity client that the installed library meets by itself. These tests tell when
 * an update changes that.
 */

const issuer = 'https://example.okta.com';
const redirectUri = 'https://portal.example.com/login/callback';
const discovery = 'GET /.well-known/openid-configuration';
const pkceAnswer = { issuer, code_challenge_methods_supported: ['S256'] };

const makeClient = (options: Partial<client.OktaAuthOptions> = {}) =>
  new client.OktaAuth({ issuer, clientId: 'portal', redirectUri, ...options });

const bodyOf = async (request: Request | undefined) => (await request?.text()) ?? '';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

test('S-76 a client without an issuer is refused', () => {
  expect(() => new client.OktaAuth({} as client.OktaAuthOptions)).toThrow(
    /^No issuer passed to constructor\./,
  );
});

test('S-76 nobody can be sent to the provider without a client id', async () => {
  const oktaAuth = new client.OktaAuth({ issuer, redirectUri, pkce: false });

  await expect(oktaAuth.token.getWithRedirect()).rejects.toThrow(
    'A clientId must be specified in the OktaAuth constructor to get a token',
  );
});

test('S-76, S-97 without PKCE parameters of one’s own the client makes them: S256 of a verifier', async () => {
  fakeServer({ [discovery]: pkceAnswer });
  const { codeVerifier, codeChallenge, codeChallengeMethod } = await makeClient().token.prepareTokenParams();

  expect(codeVerifier).toMatch(/^[\w.~-]{43}$/);
  expect(codeChallenge).toBe(
    createHash('sha256')
      .update(codeVerifier ?? '')
      .digest('base64url'),
  );
  expect(codeChallengeMethod).toBe('S256');
});

test('S-76 a challenge of a kind that the provider does not know is refused', async () => {
  fakeServer({ [discovery]: pkceAnswer });

  await expect(makeClient().token.prepareTokenParams({ codeChallengeMethod: 'plain' })).rejects.toThrow(
    'Invalid code_challenge_method',
  );
});

test.each(['1.0', '2.0.0', '1', '1.0.0-beta'])(
  'S-76, S-77 the API version %s, which is not exactly one that it speaks, is refused',
  async (version) => {
    const server = fakeServer({});

    await expect(makeClient().idx.introspect({ interactionHandle: 'h', version })).rejects.toThrow(
      `Unknown api version: ${version}.  Use an exact semver version.`,
    );
    expect(server.calls).toEqual([]);
  },
);

const interact = 'POST /oauth2/v1/interact';

test('S-86 an interaction starts with a form of client, scope, redirect, challenge and state', async () => {
  const server = fakeServer({ [discovery]: pkceAnswer, [interact]: { interaction_handle: 'handle' } });
  const { interactionHandle, meta } = await makeClient().idx.interact({ state: 'state-of-the-test' });

  expect(interactionHandle).toBe('handle');
  expect(server.calls).toEqual([discovery, interact]);
  const request = server.requests[1];
  expect(request?.url).toBe(`${issuer}/oauth2/v1/interact`);
  expect(request?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(await bodyOf(request)))).toEqual({
    client_id: 'portal',
    scope: 'openid email',
    redirect_uri: redirectUri,
    code_challenge: meta.codeChallenge,
    code_challenge_method: 'S256',
    state: 'state-of-the-test',
    nonce: meta.nonce,
  });
});

test('S-86 an interaction may carry a token of an activation or of a recovery', async () => {
  const sent = async (options: client.InteractOptions) => {
    sessionStorage.clear();
    localStorage.clear();
    const server = fakeServer({ [discovery]: pkceAnswer, [interact]: { interaction_handle: 'handle' } });
    await makeClient().idx.interact(options);
    return Object.fromEntries(new URLSearchParams(await bodyOf(server.requests[1])));
  };

  expect(await sent({ activationToken: 'a' })).toMatchObject({ activation_token: 'a' });
  expect(await sent({ recoveryToken: 'r' })).toMatchObject({ recovery_token: 'r' });
  const plain = await sent({});
  expect(plain).not.toHaveProperty('activation_token');
  expect(plain).not.toHaveProperty('recovery_token');
});

const introspect = 'POST /idp/idx/introspect';
const step = {
  rel: ['create-form'],
  name: 'identify',
  href: `${issuer}/idp/idx/identify`,
  method: 'PUT',
  accepts: 'application/json; okta-version=1.0.0',
  value: [{ name: 'identifier' }, { name: 'stateHandle', value: 'handle-of-the-state', mutable: false }],
};
const state = { version: '1.0.0', stateHandle: 'handle-of-the-state', remediation: { value: [step] } };

test.each([
  [{ interactionHandle: 'h' }, { interactionHandle: 'h' }],
  [{ stateHandle: 's' }, { stateToken: 's' }],
])('S-86, S-97 introspection with %j says the API version in both directions', async (options, body) => {
  const server = fakeServer({ [introspect]: state });
  await makeClient({ issuer: `${issuer}/oauth2/default` }).idx.introspect(options);

  const [request] = server.requests;
  expect(request?.url).toBe(`${issuer}/idp/idx/introspect`);
  expect(request?.headers.get('content-type')).toBe('application/ion+json; okta-version=1.0.0');
  expect(request?.headers.get('accept')).toBe('application/ion+json; okta-version=1.0.0');
  expect(JSON.parse(await bodyOf(request))).toEqual(body);
});

async function introspected(answers: Record<string, unknown>) {
  const server = fakeServer({ [introspect]: state, ...answers });
  const response = await makeClient().idx.introspect({ interactionHandle: 'h' });
  return { server, response };
}

test('S-86 a step goes to its own address by its own method, with what the server wants back', async () => {
  const { server, response } = await introspected({ 'PUT /idp/idx/identify': state });
  await response.proceed('identify', { identifier: 'ada@example.com' });

  const request = server.requests[1];
  expect(request?.url).toBe(`${issuer}/idp/idx/identify`);
  expect(request?.method).toBe('PUT');
  expect(request?.headers.get('accept')).toBe('application/json; okta-version=1.0.0');
  expect(JSON.parse(await bodyOf(request))).toEqual({
    identifier: 'ada@example.com',
    stateHandle: 'handle-of-the-state',
  });
});

test('S-93 a step that is not offered is named in the refusal', async () => {
  const { response, server } = await introspected({});

  await expect(response.proceed('register', {})).rejects.toBe('Unknown remediation choice: [register]');
  expect(server.calls).toHaveLength(1);
});

test.each([
  ['Oktadevicejwt realm="Okta Device"', 401, true],
  ['Bearer', 401, false],
  ['Oktadevicejwt realm="Okta Device"', 400, false],
])('S-93 the challenge %s with status %i marks a step up: %s', async (challenge, status, stepUp) => {
  const headers = { 'content-type': 'application/json', 'www-authenticate': challenge };
  const { response } = await introspected({
    'PUT /idp/idx/identify': () => Promise.resolve(Response.json(state, { status, headers })),
  });

  const next = await response.proceed('identify', {});
  expect(next.requestDidSucceed).toBe(false);
  expect(next.stepUp ?? false).toBe(stepUp);
});

test('S-93 what is not Base64Url is refused', () => {
  expect(client.crypto.base64UrlToString('SGVsbG8')).toBe('Hello');
  expect(() => client.crypto.base64UrlToString('SGVsb')).toThrow('Not a valid Base64Url');
});

test('S-94, S-97 these are the client’s own limits', () => {
  const oktaAuth = makeClient();

  expect(oktaAuth.options.maxClockSkew).toBe(300);
  expect(client.getDefaultTokenParams(oktaAuth).scopes).toEqual(['openid', 'email']);
  expect({
    poll: client.DEFAULT_POLLING_DELAY,
    skew: client.DEFAULT_MAX_CLOCK_SKEW,
    cache: client.DEFAULT_CACHE_DURATION,
    verifier: [client.MIN_VERIFIER_LENGTH, client.MAX_VERIFIER_LENGTH],
    challenge: client.DEFAULT_CODE_CHALLENGE_METHOD,
    interaction: client.IDX_API_VERSION,
  }).toEqual({
    poll: 500,
    skew: 300,
    cache: 86_400,
    verifier: [43, 128],
    challenge: 'S256',
    interaction: '1.0.0',
  });
});

test('S-97 a verifier has 43 to 128 characters', () => {
  const lengths = [0, 1, 42, 43, 44, 127, 128, 129, 500].map(
    (length) => client.pkce.generateVerifier('v'.repeat(length)).length,
  );

  expect(lengths).toEqual([43, 43, 43, 43, 44, 127, 128, 128, 128]);
});

test('S-97 what the provider says of itself is believed for a day', async () => {
  const now = Date.UTC(2024, 0, 2);
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'], now });
  const server = fakeServer({ [discovery]: pkceAnswer });
  const oktaAuth = makeClient();
  const callsAfter = async (seconds: number) => {
    jest.setSystemTime(now + seconds * 1000);
    await client.getWellKnown(oktaAuth);
    return server.calls.length;
  };

  expect([await callsAfter(0), await callsAfter(86_399), await callsAfter(86_400)]).toEqual([1, 1, 2]);
});

test.each([
  ['issued 300 s from now', { iat: 300, exp: 3600 }, undefined],
  ['issued 301 s from now', { iat: 301, exp: 3600 }, 'The JWT was issued in the future'],
  ['expired for 300 s', { iat: -3600, exp: -300 }, undefined],
  ['expired for 301 s', { iat: -3600, exp: -301 }, 'The JWT expired and is no longer valid'],
])('S-97 clocks may differ by 300 seconds: a token %s', (_what, { iat, exp }, refusal) => {
  jest.useFakeTimers({ now: Date.UTC(2024, 0, 2) });
  const now = Date.UTC(2024, 0, 2) / 1000;
  const claims = { sub: '00u1ab', iss: issuer, aud: 'portal', iat: now + iat, exp: now + exp };
  const check = () => {
    client.validateClaims(makeClient(), claims, { issuer, clientId: 'portal' });
  };

  if (refusal === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(refusal);
});

test.each([
  [500, '{"errorSummary":"the stack of the server"}'],
  [503, ''],
  [502, '<html>Bad gateway</html>'],
  [400, '<html>Bad request</html>'],
])('S-93 status %i with the body %j is an "Unknown error"', async (status, body) => {
  const type = body.startsWith('{') ? 'application/json' : 'text/html';
  globalThis.fetch = () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));

  await expect(makeClient().signInWithCredentials({ username: 'ada', password: 'x' })).rejects.toMatchObject({
    errorSummary: 'Unknown error',
  });
});
