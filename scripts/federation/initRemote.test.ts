import { getInstance, init } from '@module-federation/enhanced/runtime';
import { initRemote } from './initRemote.ts';

const named = (name: string) => ({ name, remotes: [] });

test('a remote has an instance of its own, the same one at each attempt, and the host keeps its own', () => {
  const host = init(named('host'));
  const reports = initRemote(named('remote_reports'));
  const auth = initRemote(named('remote_auth'));

  expect([reports, auth].map(({ options }) => options.name)).toEqual(['remote_reports', 'remote_auth']);
  expect(initRemote(named('remote_reports'))).toBe(reports);
  expect(getInstance()).toBe(host);
});
