import * as v from 'valibot';
import { remoteDeclaration } from './RemoteDeclaration';

const screen = { address: '/news/:slug/:date?', title: 'News', unavailable: 'No news right now.' };
const declaration = { format: 1, federationName: 'remote_news', port: 4305, screens: { NewsScreen: screen } };

const faultsOf = (value: unknown) =>
  v
    .safeParse(remoteDeclaration, value)
    .issues?.map((issue) => `${String(v.getDotPath(issue))}: ${issue.message}`);

test('a declaration is read as it was written', () => {
  expect(v.parse(remoteDeclaration, declaration)).toStrictEqual(declaration);
});

test('an unknown key is refused by name, with what is allowed', () => {
  expect(faultsOf({ ...declaration, screens: { NewsScreen: { ...screen, adress: '/x' } } })).toEqual([
    'screens.NewsScreen.adress: "adress" is unknown here; allowed are address, title, unavailable, access, firstCall',
  ]);
});

test.each([
  'news',
  '/',
  '//news',
  '/News',
  '/:slug',
  '/news/',
  '/news/:date?/more',
  '/news/../x',
  '/news?x',
  '/a b',
])('the address %s is refused', (address) => {
  expect(faultsOf({ ...declaration, screens: { NewsScreen: { ...screen, address } } })?.[0]).toContain(
    'must be an address such as /news',
  );
});

test.each(['key', 'ref', 'children'])(
  'a parameter called %s, which no screen would get, is refused',
  (name) => {
    const address = `/news/:slug/:${name}?`;
    expect(faultsOf({ ...declaration, screens: { NewsScreen: { ...screen, address } } })).toEqual([
      'screens.NewsScreen.address: must call no parameter key, ref or children, which React takes for itself',
    ]);
  },
);

test('an address with two parameters of one name is refused', () => {
  const address = '/news/:slug/:slug?';
  expect(faultsOf({ ...declaration, screens: { NewsScreen: { ...screen, address } } })).toEqual([
    'screens.NewsScreen.address: must not name a parameter twice',
  ]);
});

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil',
  '/../user',
  '/ai/./x',
  'ai',
  '/ai/:a?',
  '/ai?x=1',
])('a first call to %s leaves the API’s origin or its paths, and is refused', (firstCall) => {
  expect(faultsOf({ ...declaration, screens: { NewsScreen: { ...screen, firstCall } } })?.[0]).toContain(
    "stays at the API's origin",
  );
});
