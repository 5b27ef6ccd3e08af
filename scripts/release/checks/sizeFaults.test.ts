import { randomBytes } from 'node:crypto';
import { budgets } from './budgets.ts';
import { sizeFaults } from './sizeFaults.ts';
import { readBuild } from '../build/readBuild.ts';
import { packBrotli } from '../serving/packings.ts';
import { fakeBuild, fakeConfig, type Changes } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const budget = budgets.firstScreen * 1024;
const noise = randomBytes(budget);
const sizeOf = async (bytes: Buffer) => (await packBrotli(bytes, 9)).length;

/** Content that takes exactly so many bytes when it is packed. */
async function contentOf(size: number) {
  for (let length = size; length > 0; length -= 1) {
    const content = noise.subarray(0, length);
    if ((await sizeOf(content)) === size) return content;
  }
  throw new Error(`Nothing takes ${size} bytes.`);
}

/** Faults where the first screen of a remote has this size in bytes, all scripts together, and one app is new. */
async function faultsAt(
  size: number,
  changes: Changes = {},
  hosts: Changes = {},
  changed = 'remote-reports',
) {
  const root = temporaryDirectory();
  const small = ['boot', 'react', 'host', 'reports'];
  const sizes = await Promise.all(small.map((text) => sizeOf(Buffer.from(text))));
  const report = await contentOf(size - sizes.reduce((sum, one) => sum + one, 0));
  const next = ['host', 'remote-reports'].map((app) =>
    readBuild(app, fakeBuild(root, app, app === 'host' ? hosts : changes).dist),
  );
  return sizeFaults({
    next: next.map(({ release }) => release),
    changed: new Set([changed]),
    config: fakeConfig,
    read: (release, file) => {
      const build = next.find((one) => one.release === release);
      if (!build) throw new Error(`There is no ${release.app}.`);
      return Promise.resolve(file === 'report.js' ? report : build.read(file));
    },
  });
}

test('a first screen may take the whole budget, and not one byte more', async () => {
  expect(await faultsAt(budget)).toEqual([]);
  expect(await faultsAt(budget + 1)).toEqual([expect.stringMatching(/^remote-reports\/dist\/report\.js /)]);
});

test('a first screen that is too large names the heaviest modules behind it', async () => {
  const heaviest = {
    OtherScreen: [{ module: 'moment/moment.js', size: 90_000 }],
    ReportScreen: [
      { module: 'lodash/lodash.js', size: 204_800 },
      { module: 'remote-reports/src/components/ReportBody.tsx', size: 3_584 },
    ],
  };
  expect(await faultsAt(budget + 1, { heaviest })).toEqual([
    expect.stringMatching(
      / Heaviest in its source, before compression: lodash\/lodash\.js \(200\.0 KB\), remote-reports\/src\/components\/ReportBody\.tsx \(3\.5 KB\)\.$/,
    ),
  ]);
});

test('of a new host the heaviest script is named, and its modules', async () => {
  const heaviest = { '.': [{ module: 'react-dom/index.js', size: 1024 }] };
  expect(await faultsAt(budget + 1, {}, { heaviest }, 'host')).toEqual([
    "host/dist/react.js (0.0 KB) makes the first screen too large: remote-reports's ReportScreen takes 129.0 KB with the host's scripts, and the budget is 129 KB. Heaviest in its source, before compression: react-dom/index.js (1.0 KB).",
  ]);
});

test('the largest screen is named alone, and no modules where the build names none', async () => {
  const exposes = { SmallScreen: ['remoteEntry.js'], ReportScreen: ['report.js'], OtherScreen: [] };
  expect(await faultsAt(budget + 1, { exposes, heaviest: { ReportScreen: [] } })).toEqual([
    expect.stringMatching(/: remote-reports's ReportScreen takes 129\.0 KB .* budget is 129 KB\.$/),
  ]);
  expect(await faultsAt(budget + 1, { exposes: {} })).toEqual([]);
});

test('a screen that was too large before is not the fault of another remote', async () => {
  expect(await faultsAt(budget + 1, {}, {}, 'remote-auth')).toEqual([]);
});
