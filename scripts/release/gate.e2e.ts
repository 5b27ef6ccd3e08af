import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { distOf } from './build/apps.ts';
import { readBuild } from './build/readBuild.ts';
import { folderOf } from './store/published.ts';
import { apps, changed, expectAnswer, minutes, replacing, test, type Edit } from './testing/gateTest.ts';
import { runNode } from './testing/runScript.ts';

/*
 * Builds as a team would have them by accident, each made from a copy of the repository and held against the real portal
 * with the real command. What is live are the production builds of this checkout.
 */

// The rows change one copy, in turn.
test.describe.configure({ mode: 'default', timeout: 15 * minutes });

type Row = [what: string, app: string, change: (edit: Edit) => void, sentences: RegExp[]];

const rows: Row[] = [
  [
    'accepted: a remote that is as good as the live one',
    'reports',
    (edit) => {
      edit('remote-reports/src/texts/listTexts.ts', replacing('Monitoring Reports', 'Monitoring reports'));
    },
    [],
  ],
  [
    'accepted: a host that is as good as the live one',
    'host',
    (edit) => {
      edit('host/src/screens/NotFoundScreen.tsx', (text) => `${text}\nexport const isNew = true;\n`);
    },
    [],
  ],
  [
    'refused: a React of its own, jotai without the files below it, and a panel that calls for more than the host gives its slots',
    'reports',
    (edit) => {
      edit('webpack.shared.js', replacing("  'react',\n", ''));
      edit('webpack.shared.js', replacing("  'jotai/',\n", ''));
      edit(
        'remote-reports/src/screens/ReportListScreen.tsx',
        (text) => `import { RESET } from 'jotai/utils';\n${text}\nconsole.debug(RESET);\n`,
      );
      edit(
        'shared/src/declaration/declareRemote.ts',
        replacing('onReady: () => void;', 'onReady: () => void;\n  day: string;'),
      );
    },
    [
      /^remote-reports\/webpack\.config\.js: does not share "react", so the build has a second react \(19\.\d+\.\d+\) inside\.$/,
      /^remote-reports\/webpack\.config\.js: does not share "jotai\/", so the build has a second jotai \(2\.\d+\.\d+\) inside\.$/,
      /^remote-reports\/src\/exposes\/NewReports\.ts: this build calls for "day", which the host \(build \w+\) does not pass\.$/,
    ],
  ],
];

test('the same sources give the same bytes, wherever and whenever they are built', async ({ gate }) => {
  const { code, output } = await runNode(['scripts/dev/build.ts'], gate.house);
  expect(code, output).toBe(0);
  for (const app of apps) {
    const { build, files } = readBuild(app, distOf(app)).release;
    const other = readBuild(app, path.join(gate.house, app, 'dist')).release;
    expect([other.build, other.files]).toEqual([build, files]);
  }
});

test("a remote's entry takes less than 2 KB as readers get it", ({ gate }) => {
  for (const app of apps.filter((one) => one !== 'host')) {
    const { build, scripts } = readBuild(app, distOf(app)).release;
    expect(scripts).toHaveLength(1);
    const packed = path.join(gate.scratch, 'store', folderOf(app, build), `${String(scripts[0])}.br`);
    expect(statSync(packed).size, packed).toBeLessThan(2 * 1024);
  }
});

for (const [what, app, change, sentences] of rows)
  test(what, ({ gate }) =>
    changed(gate.house, change, async () => {
      const { code, output } = await gate.check(app);
      expectAnswer(code, output, ...sentences);
    }),
  );

const altered: [what: string, alter: (dist: string, house: string) => unknown, sentence: RegExp][] = [
  [
    'a file that was edited after the build',
    (dist) => {
      const file = path.join(dist, entryOf(dist));
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
    },
    /^remote-auth\/dist\/remoteEntry\.\w+\.js was changed after the build\.$/,
  ],
  [
    'a file that is not there',
    (dist) => {
      rmSync(path.join(dist, entryOf(dist)));
    },
    /^remote-auth\/dist\/remoteEntry\.\w+\.js is missing: the build had written it\.$/,
  ],
  [
    'a build for development',
    (dist, house) =>
      runNode(
        [
          '--input-type=module',
          '--eval',
          `const { default: webpack } = await import('webpack');
const { default: configure } = await import('./remote-auth/webpack.config.js');
const config = await configure({}, { mode: 'development' });
const compiler = webpack({ ...config, output: { ...config.output, path: ${JSON.stringify(dist)} }, cache: false });
compiler.run(() => compiler.close(() => {}));`,
        ],
        house,
      ),
    /^remote-auth\/dist\/portal-build\.json: this is a development build, and only production builds are shipped\.$/,
  ],
];

for (const [what, alter, sentence] of altered)
  test(`refused: ${what}`, async ({ gate }) => {
    const dist = path.join(gate.scratch, 'altered');
    rmSync(dist, { recursive: true, force: true });
    cpSync(path.join(gate.scratch, 'auth'), dist, { recursive: true });
    await alter(dist, gate.house);
    const { code, output } = await gate.check('auth', '--dist', dist);
    expectAnswer(code, output, sentence);
  });

const entryOf = (dist: string) => readBuild('remote-auth', dist).release.scripts[0] ?? '';
