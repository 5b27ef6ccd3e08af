import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRecordFile } from '#release/build/PortalBuild.ts';
import { fakeBuild } from '#release/testing/fakeBuild.ts';
import { temporaryDirectory } from '#release/testing/temporaryDirectory.ts';
import { builtEntry } from './builtEntry.ts';

test('a remote as it was last built has the addresses of that build, whatever its sources say by now', () => {
  const declaration = {
    format: 1 as const,
    federationName: 'remote_reports',
    port: 4301,
    screens: { OldScreen: { address: '/old', title: 'Old', unavailable: 'None.' } },
  };
  const scripts = ['entry.1.js'];
  const { dist } = fakeBuild(temporaryDirectory(), 'remote-reports', { declaration, scripts });
  expect(builtEntry('remote-reports', dist)).toEqual({
    name: 'remote_reports',
    entry: '/built/remote-reports/entry.1.js',
    declaration,
  });
});

test('a remote whose build is too old for this checkout names the remedy', () => {
  const { dist } = fakeBuild(temporaryDirectory(), 'remote-reports');
  writeFileSync(path.join(dist, buildRecordFile), '{}');
  expect(() => builtEntry('remote-reports', dist)).toThrow(
    /^remote-reports has to be built anew, with "npm run build": /,
  );
});
