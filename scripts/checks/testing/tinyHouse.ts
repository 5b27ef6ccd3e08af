import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from '#jest/onTestFinished.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);
const single = ['react', 'react-dom', 'jotai', 'styled-components', 'react-router-dom'];
const okta = ['@okta/okta-react', '@okta/okta-auth-js'];
const app = (name: string) => json({ name: `@portal/${name}`, scripts: { build: 'webpack' } });

/** The text of a remote's declaration. */
export const declared = (portal: object) => `export const portal = ${json({ format: 1, ...portal })};\n`;

/** Their entries in the lockfile. */
export const links = (folders: string[]) =>
  Object.fromEntries(
    folders.map((folder) => [`node_modules/@portal/${folder}`, { resolved: folder, link: true }]),
  );

export const lockedPackages = {
  ...links(['shared', 'host', 'remote-reports', 'remote-auth']),
  ...Object.fromEntries([...single, ...okta].map((name) => [`node_modules/${name}`, { version: '1.0.0' }])),
  'node_modules/webpack': { version: '5.110.3' },
  'node_modules/@module-federation/enhanced': { version: '2.9.2' },
};

const readme = `# Tiny

Start with \`npm start\`, then build one app: \`npm run build -w remote-auth\`. The host starts in \`host/src/App.tsx\`;
[the theme](shared/src/ui/theme.ts) is one file. What a remote offers is \`src/exposes/<Name>\`, built into \`host/dist/\`
and loaded as \`remote_auth/LoginScreen\`.

\`\`\`sh
node scripts/start.ts --port 4300
\`\`\`
`;

/** A workflow of one job on the runner that can write the store. */
export const shipping = (condition: string) => `on: [pull_request, push]
jobs:
  check:
    runs-on: portal-read
  ship:
${condition}    runs-on: [self-hosted, portal-store]
    steps:
      - if: github.event_name == 'push'
        run: npm start
`;

/** The smallest house with which no rule finds fault. */
const files: Record<string, string> = {
  '.npmrc': 'ignore-scripts=true\n',
  '.github/workflows/remote.yml': shipping("    if: github.event_name == 'push'\n"),
  '.gitignore': 'node_modules/\ndist/\n',
  'README.md': readme,
  'package.json': json({
    type: 'module',
    workspaces: ['shared', 'host', 'remote-*'],
    scripts: { start: 'node scripts/start.ts' },
  }),
  'package-lock.json': json({ packages: lockedPackages }),
  'remote-reports/webpack.config.js': 'export default {};\n',
  'remote-auth/webpack.config.js': 'export default {};\n',
  'scripts/start.ts': 'console.log(1);\n',
  'shared/package.json': json({ name: '@portal/shared' }),
  'shared/src/index.ts': "export { color } from './ui/theme';\n",
  'shared/src/ui/theme.ts': "export const color = 'red';\n",
  'host/package.json': app('host'),
  'host/src/App.tsx': 'export function App() {}\n',
  'host/src/App.test.tsx': 'test.todo;\n',
  'host/src/model/initials.ts': '/** The same as any\n * other. */\nexport function initials() {}\n',
  'remote-reports/package.json': app('remote-reports'),
  'remote-reports/src/portal.ts': declared({ federationName: 'remote_reports', port: 4301 }),
  'remote-reports/src/exposes/ReportScreen.ts': "export { ReportScreen } from '../screens/ReportScreen';\n",
  'remote-reports/src/screens/ReportScreen.tsx': 'export const ReportScreen = () => null;\n',
  'remote-auth/package.json': app('remote-auth'),
  'remote-auth/src/portal.ts': declared({ federationName: 'remote_auth', port: 4302 }),
  'remote-auth/src/exposes/LoginScreen.ts': "export { Screen as LoginScreen } from '../screens/Screen';\n",
  'remote-auth/src/screens/Screen.tsx': 'export class Screen {}\n',
};

/**
 * Builds the tiny house, with changes, as a repository of its own; it is gone when the test is over.
 *
 * @param changes texts by file; null leaves the file out
 * @param subjects of its commits
 */
export function tinyHouse(
  changes: Record<string, string | null> = {},
  subjects: string[] = ['all: a tiny house'],
) {
  const root = mkdtempSync(path.join(tmpdir(), 'house-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    if (text === null) continue;
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: root });
  git('init', '--quiet', '--template=');
  for (const subject of subjects) git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', subject);
  return root;
}
