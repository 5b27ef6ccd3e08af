import { callbackState } from './callbackState';

test('S-9 an answer with a code and a state gives its state, decoded', () => {
  expect(callbackState('?code=abc&state=a%2Bb+c&iss=https%3A%2F%2Fexample.okta.com')).toBe('a+b c');
});

test.each([
  ['nothing', '', 'callback'],
  ['an empty query', '?', 'callback'],
  ['no code', '?state=s', 'callback'],
  ['an empty code', '?code=&state=s', 'callback'],
  ['a description and nothing else', '?error_description=only', 'callback'],
  ['no state', '?code=c', 'callback'],
  ['an empty state', '?code=c&state=', 'callback'],
  ['two states', '?code=c&state=s&state=t', 'callback'],
  ['two codes, one of them written differently', '?code=c&state=s&%63ode=d', 'callback'],
  ['a malformed percent sign', '?code=c&state=%zz', 'callback'],
  ['half a character', '?code=c&state=%e4', 'callback'],
  ['100 KB', `?code=${'c'.repeat(100_000)}&state=s`, 'callback'],
  ['an error', '?error=access_denied&error_description=No&state=s', 'denied'],
  ['an error without a description', '?error=access_denied&state=s', 'denied'],
  ['an empty error', '?error=&state=s', 'denied'],
  ['an error beside a code', '?error=access_denied&code=c&state=s', 'denied'],
])('F-62, F-63 an answer with %s is a failure', (_what, search, step) => {
  expect(() => callbackState(search)).toThrow(expect.objectContaining({ name: 'SignInFailure', step }));
});

test('T-03 the name of an error is logged only if it is a name', () => {
  expect(() => callbackState('?error=access_denied&state=s')).toThrow(/: access_denied\.$/);
  expect(() => callbackState('?error=https%3A%2F%2Fevil.example%2F%3Fcode%3D1&state=s')).toThrow(
    /: without a proper name\.$/,
  );
});
