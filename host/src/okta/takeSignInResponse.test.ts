import { takeSignInResponse } from './takeSignInResponse';

const at = (url: string) => {
  history.replaceState({ idx: 3, key: 'k' }, '', url);
  const { length } = history;
  const response = takeSignInResponse('okta');
  return {
    response,
    left: location.pathname + location.search + location.hash,
    isSamePlace: history.length === length,
  };
};

test.each([
  ['/login/callback?code=c&state=s', { route: 'callback', search: '?code=c&state=s' }, '/login/callback'],
  ['/login/callback?code=c#x', { route: 'callback', search: '?code=c' }, '/login/callback'],
  ['/login/callback/?code=c', { route: 'callback', search: '?code=c' }, '/login/callback/'],
  ['/login/callback//?code=c', { route: 'callback', search: '?code=c' }, '/login/callback//'],
  [
    '/login/callback?error=access_denied',
    { route: 'callback', search: '?error=access_denied' },
    '/login/callback',
  ],
  ['/okta/authorize#access_token=a', { route: 'authorize', hash: '#access_token=a' }, '/okta/authorize'],
  ['/okta/authorize?x=1#id_token=b', { route: 'authorize', hash: '#id_token=b' }, '/okta/authorize'],
  ['/okta/authorize/#id_token=b', { route: 'authorize', hash: '#id_token=b' }, '/okta/authorize/'],
])(
  'S-11, T-01 what came in %s is taken, and is gone from the address and from the history',
  (url, response, left) => {
    expect(at(url)).toEqual({ response, left, isSamePlace: true });
  },
);

test.each([
  ['/login/callback', '/login/callback'],
  ['/login/callback#access_token=a', '/login/callback'],
  ['/okta/authorize', '/okta/authorize'],
  ['/okta/authorize?code=c', '/okta/authorize'],
])('F-64 at %s nothing has come, and nothing stays', (url, left) => {
  expect(at(url)).toEqual({ response: null, left, isSamePlace: true });
});

test.each([
  '/',
  '/reports?code=c&state=s#part',
  '/reports/acme#access_token=a',
  '/login/callback/more?code=c',
  '/login/callbacks?code=c',
  '/other/authorize#access_token=a',
  '/okta/authorize/more#access_token=a',
])('S-13 every other address is left alone: %s', (url) => {
  expect(at(url)).toEqual({ response: null, left: url, isSamePlace: true });
});

test('S-73 what the router keeps with the address is kept', () => {
  at('/login/callback?code=c');
  expect(history.state).toEqual({ idx: 3, key: 'k' });
});
