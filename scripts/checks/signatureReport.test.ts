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

test.each(['', 'npm error found no dependencies to audit', '{"error":{"code":"ENOTFOUND"}}'])(
  'a registry that cannot be asked is said: %j',
  (text) => {
    expect(signatureReport(text)).toEqual({
      sentence: 'The registry could not be asked for signatures of packages.',
      isSound: true,
    });
  },
);
