import { tokenFragment } from './tokenFragment';

const hash = (changes: Record<string, string | null> = {}) => {
  const fields: Record<string, string | null> = {
    state: 's',
    id_token: 'a.b.c',
    access_token: 'd.e.f',
    expires_in: '3600',
    ...changes,
  };
  const present = Object.entries(fields).filter((field): field is [string, string] => field[1] !== null);
  return `#${new URLSearchParams(present).toString()}`;
};

test('S-11 what the identity client needs is handed on, and nothing else', () => {
  expect(
    tokenFragment(hash({ scope: 'openid email', refresh_token: 'r', code: 'c', token_type: 'x' })),
  ).toEqual({
    state: 's',
    text: '#state=s&id_token=a.b.c&access_token=d.e.f&token_type=Bearer&expires_in=3600&scope=openid%20email',
  });
});

test('S-11 an access token that is not a JWT is handed on as it was before it was encoded', () => {
  expect(tokenFragment(hash({ access_token: 'a+b/c==' })).text).toContain('&access_token=a+b/c==&');
});

test.each([
  ['nothing', '', 'parse'],
  ['nothing but a sign', '#', 'parse'],
  ['garbage', '#%F0%9F%92%A9&&&===', 'parse'],
  ['a percent sign alone', '#%', 'parse'],
  ['a malformed percent sign', `${hash()}&scope=%zz`, 'parse'],
  ['100 KB', hash({ access_token: 'a'.repeat(100_000) }), 'parse'],
  ['no state', hash({ state: null }), 'parse'],
  ['an empty state', hash({ state: '' }), 'parse'],
  ['a state and nothing else', '#state=s', 'parse'],
  ['no id token', hash({ id_token: null }), 'parse'],
  ['no access token', hash({ access_token: null }), 'parse'],
  ['an empty id token', hash({ id_token: '' }), 'parse'],
  ['an empty access token', hash({ access_token: '' }), 'parse'],
  ['a token that smuggles a field', hash({ access_token: 'a&state=t' }), 'parse'],
  ['a field twice', `${hash()}&id_token=x.y.z`, 'parse'],
  ['a field twice, once encoded', `${hash()}&%73tate=t`, 'parse'],
  ['no lifetime', hash({ expires_in: null }), 'parse'],
  ['an empty lifetime', hash({ expires_in: '' }), 'parse'],
  ['a lifetime of 0', hash({ expires_in: '0' }), 'parse'],
  ['a negative lifetime', hash({ expires_in: '-1' }), 'parse'],
  ['a lifetime with a fraction', hash({ expires_in: '3600.5' }), 'parse'],
  ['a lifetime in another notation', hash({ expires_in: '1e3' }), 'parse'],
  ['a lifetime that is no number', hash({ expires_in: 'NaN' }), 'parse'],
  ['a lifetime of more than a day', hash({ expires_in: '86401' }), 'parse'],
  ['an error', hash({ error: 'access_denied', error_description: 'No' }), 'denied'],
  ['an error without a description', hash({ error: 'access_denied' }), 'denied'],
])('F-65 a fragment with %s is a failure', (_what, text, step) => {
  expect(() => tokenFragment(text)).toThrow(expect.objectContaining({ name: 'SignInFailure', step }));
});

test.each(['1', '3600', '86400'])('F-65 a lifetime of %s seconds is accepted', (seconds) => {
  expect(tokenFragment(hash({ expires_in: seconds })).text).toContain(`expires_in=${seconds}`);
});
