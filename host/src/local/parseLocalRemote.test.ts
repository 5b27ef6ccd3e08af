import { parseLocalRemote } from './parseLocalRemote';

const remotes = [
  { name: 'remote_auth', entry: '/apps/remote-auth/1/remoteEntry.js' },
  { name: 'remote_reports', entry: '/apps/remote-reports/1/remoteEntry.js' },
];

test.each([
  'http://localhost:4301/remoteEntry.js',
  'http://127.0.0.1:4301/remoteEntry.js',
  'http://localhost:80/build/remoteEntry.js',
])('T-35 the build of a known remote on this machine is taken: %s', (entry) => {
  expect(parseLocalRemote(`remote_reports@${entry}`, remotes)).toEqual({
    name: 'remote_reports',
    entry: new URL(entry).href,
  });
});

test.each([
  'https://evil.example/remoteEntry.js',
  'http://evil.example/remoteEntry.js',
  'http://localhost.evil.example:4301/remoteEntry.js',
  'http://evil.localhost:4301/remoteEntry.js',
  'http://127.0.0.1.evil.example/remoteEntry.js',
  'http://127.0.0.2:4301/remoteEntry.js',
  'http://0.0.0.0:4301/remoteEntry.js',
  'http://192.168.0.7:4301/remoteEntry.js',
  'http://[::1]:4301/remoteEntry.js',
  'http://localhost@evil.example/remoteEntry.js',
  'http://me:secret@localhost:4301/remoteEntry.js',
  'http://me@localhost:4301/remoteEntry.js',
  String.raw`http://evil.example\@localhost:4301/remoteEntry.js`,
  'https://localhost:4301/remoteEntry.js',
  'ws://localhost:4301/remoteEntry.js',
  'file:///remoteEntry.js',
  'data:text/javascript,alert(1).js',
  'blob:http://localhost:4301/remoteEntry.js',
  '//localhost:4301/remoteEntry.js',
  '/remoteEntry.js',
  'http://localhost:4301/',
  'http://localhost:4301/remoteEntry.js?x=1',
  'http://localhost:4301/remoteEntry.js#x',
  'localhost:4301/remoteEntry.js',
  '',
])('T-35 nothing else is: %s', (entry) => {
  expect(parseLocalRemote(`remote_reports@${entry}`, remotes)).toBeNull();
});

test.each(['remote_news', '', 'constructor', ' remote_reports', 'REMOTE_REPORTS'])(
  'T-35 nor is a remote that the page does not know: "%s"',
  (name) => {
    expect(parseLocalRemote(`${name}@http://localhost:4301/remoteEntry.js`, remotes)).toBeNull();
  },
);

test.each(['', '@', 'remote_reports', 'remote_reports@', 'http://localhost:4301/remoteEntry.js'])(
  'T-35 nor is half of it: "%s"',
  (text) => {
    expect(parseLocalRemote(text, remotes)).toBeNull();
  },
);
