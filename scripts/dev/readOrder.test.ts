import { readOrder } from './readOrder.ts';

const apps = ['host', 'remote-reports', 'remote-auth'].map((folder, index) => ({
  folder,
  version: '0.0.0',
  federationName: folder.replace('-', '_'),
  port: 4300 + index,
}));
const order = (...words: string[]) => {
  const { sources, builds, ...rest } = readOrder(words, apps);
  const folders = (list: { folder: string }[]) => list.map(({ folder }) => folder);
  return { sources: folders(sources), builds: folders(builds), ...rest };
};

const all = ['host', 'remote-reports', 'remote-auth'];

test('nothing asked for is everything from its sources', () => {
  expect(order()).toStrictEqual({ isStandalone: false, sources: all, builds: [], isJson: false });
});

test('a remote alone needs nothing else', () => {
  const expected = { isStandalone: true, sources: ['remote-reports'], builds: [], isJson: false };
  expect(order('reports')).toStrictEqual(expected);
  expect(order('remote-reports')).toStrictEqual(expected);
});

test('a remote in the host leaves the others as they were built', () => {
  const expected = {
    isStandalone: false,
    sources: ['host', 'remote-reports'],
    builds: ['remote-auth'],
    isJson: false,
  };
  expect(order('reports', '--in-host')).toStrictEqual(expected);
  expect(order('--in-host', 'remote-reports')).toStrictEqual(expected);
  expect(order('auth', '--in-host').builds).toStrictEqual(['remote-reports']);
});

test('a remote for a deployed portal needs nothing else, and knows where that is', () => {
  const on = { url: 'https://staging.example.com/', channel: null };
  const expected = { isStandalone: false, sources: ['remote-reports'], builds: [], on, isJson: false };
  expect(order('reports', '--on', 'https://staging.example.com')).toStrictEqual(expected);
  expect(
    order('--on', 'http://localhost:4300/reports?a=1', 'reports', '--channel', 'staging').on,
  ).toStrictEqual({
    url: 'http://localhost:4300/reports?a=1',
    channel: 'staging',
  });
});

test('what is no address of a portal is named', () => {
  for (const text of ['staging.example.com', 'ftp://x.example', 'file:///x', ''])
    expect(() => order('reports', '--on', text)).toThrow(
      new Error(`"${text}" is not the address of a portal: it begins with https:// or http://.`),
    );
});

test('an address with a password is refused, and not repeated', () => {
  expect(() => order('reports', '--on', 'https://me:pw@x.example')).toThrow(
    new Error('The address of a portal has no user name and no password: leave them out of --on.'),
  );
});

test('a name that no remote has is answered with those that there are', () => {
  for (const name of ['news', 'remote-news', 'host', 'shared', ''])
    expect(() => order(name, '--in-host')).toThrow(
      new Error(`There is no remote "${name}"; there are reports, auth.`),
    );
});

test('what cannot be understood is answered with the usage', () => {
  const on = ['--on', 'https://staging.example.com'];
  const wrong = [
    ['--fast'],
    ['reports', '--fast'],
    ['reports', 'auth', '--in-host'],
    ['--in-host'],
    on,
    ['reports', '--on'],
    ['reports', '--in-host', ...on],
    ['reports', '--channel', 'staging'],
    ['--channel', 'staging'],
  ];
  for (const words of wrong) expect(() => order(...words)).toThrow(/^Usage:\n {2}npm start /);
});
