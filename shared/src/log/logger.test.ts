import { logger, redact } from './logger';

/** An error with a standard code, as the http client's are. */
const failure = (code: string, message: string) =>
  Object.assign(new Error(message), { name: 'AxiosError', code });

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIwMHUxYWIifQ.c2lnbmF0dXJl-_';
const opaque = 'r4nd0m-0paque.value';

const secret: [what: string, text: string, secrets: string[]][] = [
  ['a token', `The token ${jwt} is expired.`, [jwt, 'eyJ']],
  ['a token without a signature', 'got eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMHUxYWIifQ. instead', ['eyJ']],
  ['two tokens', `${jwt} and ${jwt}`, ['eyJ']],
  ['a token in JSON', `{"access_token":"${jwt}"}`, [jwt]],
  ['an opaque token in JSON', `{"access_token": "${opaque}", "id_token":"${opaque}"}`, [opaque]],
  ['a header', `Authorization: Bearer ${opaque}+/=`, [opaque]],
  ['a header in lower case', `authorization: bearer ${opaque}`, [opaque]],
  ['a fragment', `#state=${opaque}&id_token=${jwt}&access_token=${opaque}&expires_in=3600`, [opaque, jwt]],
  ['a callback', `https://portal.example.com/login/callback?code=${opaque}&state=${opaque}`, [opaque]],
  ['a code at the end', `no answer to /okta/authorize?code=${opaque}`, [opaque]],
  ['a query that was encoded', `/okta/authorize?qs=%3Fcode%3D${opaque}%26state%3D${opaque}`, [opaque]],
  ['a code in capitals', `CODE=${opaque}`, [opaque]],
  ['a nonce', `nonce=${opaque}`, [opaque]],
  ['a refresh token', `refresh_token=${opaque}`, [opaque]],
  ['an e-mail address', 'no access for ada.lovelace+news@mail.example.co.uk today', ['ada', 'example']],
  ['an e-mail address that was encoded', 'GET /user?email=ada%40example.com', ['ada', 'example.com']],
  ['an e-mail address in other letters', 'jürgen@bücher.example', ['jürgen', 'bücher']],
];

test.each(secret)('T-03 %s never reaches the console', (_what, text, secrets) => {
  const consoles = (['error', 'warn', 'debug'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(() => undefined),
  );

  logger.error('place', text);
  logger.error('place', new Error(text));
  logger.error('place', failure('ERR_NETWORK', text));
  logger.warn('place', text);
  logger.debug('place', text);

  const lines = consoles.flatMap(({ mock }) => mock.calls.map(String)).join('\n');
  expect(lines.match(/\[portal\] place: /g)).toHaveLength(5);
  for (const part of secrets) expect(lines).not.toContain(part);
});

test.each([
  'Request failed with status code 500',
  'item 3 left out: it has neither name nor slug',
  'The manifest /apps/remote-reports/mf-manifest.json was answered with status 404.',
  'This browser has not started this sign-in, or has finished it.',
  'error code 17, state unknown',
  'meet me @ noon',
])('S-88 what helps to find the fault stays: %j', (text) => {
  expect(redact(text)).toBe(text);
});

test.each([
  ['letters', 'a'],
  ['letters with marks', 'e\u0301'],
  ['beginnings of tokens', 'eyJ'],
  ['dots', 'a.'],
])('a long text of %s does not stop the tab', (_what, piece) => {
  // The processor's own time: how long it takes by the clock depends on who else is at work.
  const began = process.cpuUsage();
  redact(piece.repeat(40_000 / piece.length));
  const { user } = process.cpuUsage(began);
  expect(user / 1000).toBeLessThan(1500);
});

test('S-88 an error is one line: the place, the standard code, the kind and the message', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  logger.error('reports.list', failure('ETIMEDOUT', 'timeout exceeded'));
  logger.error('bar.tools', new TypeError('x is not a function'));
  logger.error('reports.list', 'the answer holds no list of reports');
  expect(error.mock.calls).toEqual([
    ['[portal] reports.list: ETIMEDOUT AxiosError: timeout exceeded'],
    ['[portal] bar.tools: TypeError: x is not a function'],
    ['[portal] reports.list: the answer holds no list of reports'],
  ]);
});

test('T-03 of a value that is no error only its type is said, for it may hold anything', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  logger.error('place', { email: 'ada@example.com', access_token: opaque });
  logger.error('place', undefined);
  expect(error.mock.calls).toEqual([['[portal] place: object'], ['[portal] place: undefined']]);
});
