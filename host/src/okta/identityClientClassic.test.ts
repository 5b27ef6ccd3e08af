import * as client from '@okta/okta-auth-js';
import { fakeServer } from '@portal/shared/testing';

/* The identity client's older way of signing in. No screen of the portal uses it (S-87). */

const issuer = 'https://example.okta.com';
const authn = 'POST /api/v1/authn';

const makeClient = (options: Partial<client.OktaAuthOptions> = {}) =>
  new client.OktaAuth({ issuer, clientId: 'portal', redirectUri: `${issuer}/login/callback`, ...options });

const bodiesOf = (requests: Request[]) =>
  Promise.all(requests.map(async (request) => JSON.parse(await request.text()) as unknown));

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const pending = (links: Record<string, unknown> = {}) => ({
  stateToken: 'state-token',
  status: 'MFA_CHALLENGE',
  factorResult: 'WAITING',
  expiresAt: tomorrow(),
  _links: links,
});
const post = (path: string, name?: string) => ({
  ...(name && { name }),
  href: `${issuer}${path}`,
  hints: { allow: ['POST'] },
});

afterEach(() => {
  document.cookie = 'oktaStateToken=; max-age=0; path=/';
  jest.useRealTimers();
});

test.each<[string, (oktaAuth: client.OktaAuth) => Promise<unknown>, unknown]>([
  [
    '/api/v1/authn',
    (it) => it.signInWithCredentials({ username: 'ada', password: 'x' }),
    { username: 'ada', password: 'x' },
  ],
  ['/api/v1/authn', (it) => it.tx.resume({ stateToken: 't' }), { stateToken: 't' }],
  ['/api/v1/authn/introspect', (it) => it.tx.introspect({ stateToken: 't' }), { stateToken: 't' }],
  ['/api/v1/authn/recovery/password', (it) => it.forgotPassword({ username: 'ada' }), { username: 'ada' }],
  [
    '/api/v1/authn/recovery/unlock',
    (it) => it.unlockAccount({ username: 'ada', factorType: 'EMAIL' }),
    { username: 'ada', factorType: 'EMAIL' },
  ],
  [
    '/api/v1/authn/recovery/token',
    (it) => it.verifyRecoveryToken({ recoveryToken: 'r' }),
    { recoveryToken: 'r' },
  ],
])('S-87 %s is posted to as JSON', async (path, call, body) => {
  const server = fakeServer({ [`POST ${path}`]: { status: 'SUCCESS' } });

  expect(await call(makeClient())).toMatchObject({ status: 'SUCCESS' });
  expect(server.requests.map(({ url }) => url)).toEqual([issuer + path]);
  expect(server.headers[0]?.get('content-type')).toBe('application/json');
  expect(await bodiesOf(server.requests)).toEqual([expect.objectContaining(body)]);
});

test('S-87 a step goes to the address of its link, with the state token', async () => {
  const path = '/api/v1/authn/factors/1/verify';
  const server = fakeServer({
    [authn]: pending({ next: post(path, 'verify') }),
    [`POST ${path}`]: { status: 'SUCCESS' },
  });
  const transaction = await makeClient().tx.resume({ stateToken: 't' });

  await transaction.verify?.({ passCode: '1', autoPush: true, rememberDevice: false });
  expect(server.requests[1]?.url).toBe(`${issuer}${path}?autoPush=true&rememberDevice=false`);
  expect((await bodiesOf(server.requests))[1]).toEqual({ stateToken: 'state-token', passCode: '1' });
});

test('S-93 without a state token there is nothing to resume or to evaluate', async () => {
  const { tx } = makeClient();

  expect(tx.exists()).toBe(false);
  await expect(tx.resume()).rejects.toThrow('No transaction to resume');
  await expect(tx.introspect()).rejects.toThrow('No transaction to evaluate');
});

test('S-93 E0000011 clears the stored state token, and no other error does', async () => {
  const answers: Record<string, unknown> = { [authn]: pending() };
  fakeServer(answers);
  const { tx } = makeClient();
  const refuseWith = async (errorCode: string) => {
    answers[authn] = () => Promise.resolve(Response.json({ errorCode }, { status: 401 }));
    await expect(tx.resume()).rejects.toMatchObject({ errorCode });
  };

  await tx.resume({ stateToken: 't' });
  expect(tx.exists()).toBe(true);
  await refuseWith('E0000004');
  expect(tx.exists()).toBe(true);
  await refuseWith('E0000011');
  expect(tx.exists()).toBe(false);
});

test('S-93 of several links one has to be named, and to exist', async () => {
  fakeServer({ [authn]: pending({ resend: [post('/api/v1/authn/resend', 'email')] }) });
  const { resend } = await makeClient().tx.resume({ stateToken: 't' });

  expect(() => resend?.()).toThrow('Must provide a link name');
  expect(() => resend?.('sms')).toThrow('No link found for that name');
});

const pollPath = '/api/v1/authn/factors/1/poll';
const polling = () => pending({ next: post(pollPath, 'poll'), prev: post('/api/v1/authn/previous', 'prev') });

/** A transaction that is polled, and how many polls there have been. */
async function startPolling(answer: () => unknown, client = makeClient()) {
  const server = fakeServer({
    [authn]: polling(),
    [`POST ${pollPath}`]: answer,
    'POST /api/v1/authn/previous': { status: 'MFA_REQUIRED' },
  });
  const transaction = await client.tx.resume({ stateToken: 't' });
  jest.useFakeTimers();
  const polls = () => server.calls.filter((call) => call.startsWith(`POST ${pollPath}`));
  const wait = async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return polls().length;
  };
  return { transaction, polls, wait, server };
}

const waiting = () => Promise.resolve(Response.json(polling()));

test('S-97 a poll that is told to wait asks again after 500 ms', async () => {
  const { transaction, wait } = await startPolling(waiting);
  void transaction.poll?.().catch(() => undefined);

  expect(await wait(0)).toBe(1);
  expect(await wait(499)).toBe(1);
  expect(await wait(1)).toBe(2);
  expect(await wait(499)).toBe(2);
  expect(await wait(1)).toBe(3);
});

test('S-87 a poll may have another pace, and carry autoPush and rememberDevice', async () => {
  const { transaction, wait, polls, server } = await startPolling(waiting);
  void transaction
    .poll?.({ delay: 2000, autoPush: true, rememberDevice: () => false })
    .catch(() => undefined);

  expect(await wait(1999)).toBe(1);
  expect(await wait(1)).toBe(2);
  expect(polls()[0]).toBe(`POST ${pollPath}?autoPush=true&rememberDevice=false`);
  expect((await bodiesOf(server.requests))[1]).toEqual({ stateToken: 'state-token' });
});

test('S-87 a poll ends with whatever is not "waiting"', async () => {
  const { transaction } = await startPolling(() => Promise.resolve(Response.json({ status: 'SUCCESS' })));

  expect(await transaction.poll?.()).toMatchObject({ status: 'SUCCESS' });
});

test('S-93 another step stops the poll', async () => {
  const { transaction, wait } = await startPolling(waiting);
  const poll = expect(transaction.poll?.()).rejects.toThrow('The poll was stopped by the sdk');

  await wait(0);
  await transaction.prev?.();
  expect(await wait(10_000)).toBe(1);
  await poll;
});

const refused = (status: number) => () => Promise.resolve(Response.json({}, { status }));
// The client takes whatever is thrown for an answer, unless it is an error.
const noAnswer = { status: 0 } as unknown as Error;
const unreachable = makeClient({
  httpRequestClient: async (method, url, { data }) => {
    const answer = await fetch(url, { method, body: JSON.stringify(data) });
    if (url.includes('poll')) throw noAnswer;
    return { responseText: await answer.text(), status: answer.status, headers: {} };
  },
});

test.each([
  ['429', refused(429), undefined],
  ['0', waiting, unreachable],
])(
  'S-97 a poll with status %s is tried five times more, after 1, 2, 4, 8 and 16 seconds',
  async (_status, answer, withClient) => {
    const { transaction, wait } = await startPolling(answer, withClient);
    const poll = expect(transaction.poll?.()).rejects.toBeInstanceOf(client.AuthApiError);

    expect(await wait(0)).toBe(1);
    let polls = 1;
    for (const seconds of [1, 2, 4, 8, 16]) {
      expect(await wait(seconds * 1000 - 1)).toBe(polls);
      polls += 1;
      expect(await wait(1)).toBe(polls);
    }
    expect(await wait(60_000)).toBe(6);
    await poll;
  },
);

test('S-97 a poll that is refused otherwise is not tried again', async () => {
  const { transaction, wait } = await startPolling(refused(400));
  const poll = expect(transaction.poll?.()).rejects.toBeInstanceOf(client.AuthApiError);

  expect(await wait(60_000)).toBe(1);
  await poll;
});
