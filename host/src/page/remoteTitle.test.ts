import { declaredRemotes } from '../testing/declaredRemotes';
import { remoteTitle } from './remoteTitle';

test('a remote is called as its first screen, or as what it is there for', () => {
  expect(declaredRemotes().map((remote) => remoteTitle(remote))).toEqual(
    expect.arrayContaining(['Reports', 'Sign-in']),
  );
  expect(remoteTitle({ name: 'remote_news', entry: '/e.js' })).toBe('news');
});
