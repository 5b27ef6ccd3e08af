import { uniqueNameOf } from './uniqueNameOf.ts';

test('a build of a remote has a name that follows from its sources, and the host has its own', () => {
  const reports = { folder: 'remote-reports', federationName: 'remote_reports' };
  const name = uniqueNameOf(reports);
  expect(name).toMatch(/^remote_reports_[0-9a-f]{8}$/);
  expect(uniqueNameOf(reports)).toBe(name);
  // Other sources under the same federation name.
  expect(uniqueNameOf({ ...reports, folder: 'remote-auth' })).not.toBe(name);
  expect(uniqueNameOf({ folder: 'host', federationName: 'host' })).toBe('host');
});
