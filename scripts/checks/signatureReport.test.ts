import { signatureReport } from './signatureReport.ts';

test('a package with a wrong signature, or with none where others have one, is named', () => {
  const invalid = [{ name: 'left-pad', version: '1.0.0', code: 'EINTEGRITYSIGNATURE' }];
  const missing = [{ name: 'right-pad', version: '2.0.0' }];
  expect(signatureReport(JSON.stringify({ invalid, missing }))).toEqual({
    sentence: 'The signatures of these packages are wrong or missing: left-pad 1.0.0, right-pad 2.0.0.',
    isSound: false,
  });
});

test('packages that are all signed are sound', () => {
  expect(signatureReport('{"invalid":[],"missing":[]}').isSound).toBe(true);
});

const failure = (summary: string, code?: string) => JSON.stringify({ error: { code, summary, detail: '' } });

test.each([
  failure('request to https://registry.example/keys failed, reason: getaddrinfo ENOTFOUND', 'ENOTFOUND'),
  failure('Socket timeout', 'ERR_SOCKET_TIMEOUT'),
  failure('Response timeout', 'ERESPONSETIMEOUT'),
  failure('503 Service Unavailable - GET https://registry.example/left-pad', 'E503'),
  failure('found no dependencies to audit that were installed from a supported registry'),
])('a registry that cannot be reached or gives no keys is said: %s', (text) => {
  expect(signatureReport(text)).toEqual({
    sentence: 'The registry could not be asked for signatures of packages.',
    isSound: true,
  });
});

test.each([
  ['nothing', ''],
  ['npm error Unknown command: "signatures"', 'npm error Unknown command: "signatures"'],
  ['{"invalid":[]}', '{"invalid":[]}'],
  ['found no installed dependencies to audit', failure('found no installed dependencies to audit')],
  ['error refreshing TUF metadata', failure('error refreshing TUF metadata', 'TUF_REFRESH_METADATA_ERROR')],
  ['404 Not Found', failure('404 Not Found', 'E404')],
])('any other answer that is none is a fault, with what npm says: %s', (said, text) => {
  expect(signatureReport(text)).toEqual({
    sentence: `The signatures of packages are not known. Run "npm audit signatures", which says: ${said}`,
    isSound: false,
  });
});
