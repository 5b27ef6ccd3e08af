import { packageFaults } from './packageFaults.ts';
import { uploadFaults } from './uploadFaults.ts';
import { billFile } from '../build/readBill.ts';
import { readBuild } from '../build/readBuild.ts';
import { fakeBuild, type Changes } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

function faultsOf(changes: Changes) {
  const { app, dist } = fakeBuild(temporaryDirectory(), 'remote-auth', changes);
  const build = readBuild(app, dist);
  return [...uploadFaults(build), ...packageFaults(build)];
}

const bill = 'remote-auth/dist/portal-sbom.json';
const lists = 'scripts/release/checks/shippedPackages.ts';
const react = { name: 'react', version: '19.3.1', licence: 'MIT' };

test('what is on the lists may be shipped, and is named beside the build without being published', () => {
  expect(faultsOf({ bundled: [react] })).toEqual([]);
  const { app, dist } = fakeBuild(temporaryDirectory(), 'remote-auth', { bundled: [react] });
  const { record, release } = readBuild(app, dist);
  expect(record.sbom).toBe(billFile);
  expect(Object.keys(release.files)).not.toContain(billFile);
});

test('another licence is refused, and so is none', () => {
  expect(
    faultsOf({
      bundled: [
        { ...react, licence: 'GPL-3.0-only' },
        { ...react, name: '@okta/x', licence: null },
      ],
    }),
  ).toEqual([
    `${bill}: react comes under GPL-3.0-only, which ${lists} does not name.`,
    `${bill}: @okta/x comes under no licence, which ${lists} does not name.`,
    `${bill}: @okta/x is on a first screen, where ${lists} does not name it: load it late, or list it.`,
  ]);
});

test('a package that nobody has weighed is refused on a first screen', () => {
  expect(faultsOf({ bundled: [react, { ...react, name: 'left-pad' }] })).toEqual([
    `${bill}: left-pad is on a first screen, where ${lists} does not name it: load it late, or list it.`,
  ]);
});

test('a build for development is refused as that, and not for each of its tools', () => {
  expect(faultsOf({ mode: 'development', bundled: [{ ...react, name: 'react-refresh' }] })).toEqual([
    expect.stringMatching(/this is a development build/),
  ]);
});

test('a bill of materials that was edited after the build is refused', () => {
  const { app, dist } = fakeBuild(temporaryDirectory(), 'remote-auth', {
    bundled: [react],
    files: { 'remoteEntry.js': 'x', 'login.js': 'x', [billFile]: 'x' },
  });
  const build = readBuild(app, dist);
  expect(uploadFaults(build)).toContain(`remote-auth/dist/${billFile} was changed after the build.`);
});

test('our own packages are on no list, and a build without its bill is refused', () => {
  const own = { name: '@portal/shared', version: '1.0.0', licence: null };
  expect(faultsOf({ bundled: [own] })).toEqual([]);
  const { app, dist } = fakeBuild(temporaryDirectory(), 'remote-auth', { bundled: [own] });
  expect(packageFaults({ ...readBuild(app, dist), bill: undefined })).toEqual([
    `${bill} is missing: the build has to name what it is made of.`,
  ]);
});
