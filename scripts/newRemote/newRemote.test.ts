import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { copyHouse } from '#dev/testing/copyHouse.ts';
import { houseAt } from './House.ts';
import { namesOf } from './namesOf.ts';
import {
  contractText,
  exposesTestText,
  exposeText,
  packageOf,
  standaloneText,
  webpackText,
} from './newFiles.ts';
import { PlanFault, planNewRemote } from './planNewRemote.ts';
import { runTypeScript } from '#process/runTypeScript.ts';
import { root } from '#process/root.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';

const house = houseAt(root);
interface Lockfile {
  packages: Record<string, { workspaces?: string[] }>;
}

interface RemoteManifest {
  dependencies: Record<string, string>;
  portal: { port: number };
}

/** Nobody would call a remote so, also not in a house that has more of them. */
const name = 'sample-desk';

/** The house with other texts. */
const changedHouse = (texts: Record<string, string>) => ({
  ...house,
  read: (file: string) => texts[file] ?? house.read(file),
});

const refused = (wanted: string, sentence: RegExp) => {
  test(`"${wanted}" is refused: ${String(sentence)}`, () =>
    expect(planNewRemote(wanted, house)).rejects.toThrow(sentence));
};

for (const wanted of [
  '',
  'News',
  'press_review',
  '2day',
  '-news',
  'news-',
  'a--b',
  'a/b',
  '../a',
  'naïve',
  'a b',
])
  refused(wanted, /^"[^"]*" is no name for a remote: take lower-case letters, digits and single hyphens/);
refused('a'.repeat(31), /at most 30 characters\.$/);
refused('host', /^A remote cannot be called "host": that is a folder of the portal\.$/);
refused('docs', /that is what commits begin with/);
refused('apps', /that is a folder of every store/);
refused('built', /that is where "npm start" serves/);
refused('utils', /^Under the name "utils" anything fits/);
refused('reports', /^There is a remote-reports already\.$/);
refused('login', /^A remote cannot be called "login": the host has the address \/login\/callback already\.$/);
refused('home', /^remote-home cannot be entered in shared\/src\/paths\/paths\.ts: it has "home" already\.$/);
refused('sign-in', /^remote-sign-in cannot be entered in host\/src\/App\.tsx: it has "noSignIn" already\.$/);

test('a file that does not look as expected is named, and so is every other', async () => {
  const strange = changedHouse({
    'host/src/App.tsx': 'export const App = () => null;\n',
    'host/src/model/navigationItems.ts': 'const a = [\n];\nconst b = [\n];\n',
    'tsconfig.json': '{ "compilerOptions": {} }',
    'package-lock.json': 'not JSON',
  });
  const refusal: unknown = await planNewRemote(name, strange).catch((error: unknown) => error);
  const sentences = refusal instanceof PlanFault ? refusal.message.split('\n') : [];
  expect(sentences.map((line) => line.replace(/\(.*| like .*/, '…'))).toStrictEqual([
    `remote-${name} cannot be entered in package-lock.json: the list of remotes is not there …`,
    `remote-${name} cannot be entered in tsconfig.json: the list of remotes is not there …`,
    `remote-${name} cannot be entered in host/src/App.tsx: nothing in it looks…`,
    `remote-${name} cannot be entered in host/src/model/navigationItems.ts: more than one place in it looks…`,
  ]);
});

test('a file that is in the way, or one that is gone, is named', async () => {
  const contract = 'shared/src/contracts/RemoteSampleDesk.ts';
  await expect(
    planNewRemote(name, { ...house, has: (file) => file === contract || house.has(file) }),
  ).rejects.toThrow(new Error(`${contract} is there already.`));
  await expect(
    planNewRemote(name, { ...house, has: (file) => file !== 'host/src/App.tsx' && house.has(file) }),
  ).rejects.toThrow(new Error(`remote-${name} cannot be entered in host/src/App.tsx: it is not there.`));
});

test('a further remote gets the next port, and its lines stand where the others’ do', async () => {
  const first = await planNewRemote(name, house);
  const second = await planNewRemote('zebra-2', {
    has: (file) => file in first.made || house.has(file),
    read: (file) => first.made[file] ?? first.changed[file] ?? house.read(file),
  });
  expect(second.port).toBe(first.port + 1);
  for (const file of ['host/src/remotes/RemoteModules.ts', 'host/src/testing/importingLoader.ts'])
    expect(second.changed[file] ?? '').toMatch(
      /'remote_sample_desk\/SampleDeskScreen'.*\n {2}'remote_zebra_2\/Zebra2Screen'/,
    );
  expect(second.changed['shared/src/index.ts'] ?? '').toMatch(/RemoteSampleDesk.*\n.*RemoteZebra2/);
  const lock: Lockfile = JSON.parse(second.changed['package-lock.json'] ?? '');
  expect(lock.packages['node_modules/@portal/remote-zebra-2']).toStrictEqual({
    resolved: 'remote-zebra-2',
    link: true,
  });
});

test('of the lockfile nothing changes but what is new', async () => {
  const { changed } = await planNewRemote(name, house);
  const lock: Lockfile = JSON.parse(changed['package-lock.json'] ?? '');
  const isNew = (folder: string) =>
    [`remote-${name}`, `node_modules/@portal/remote-${name}`].includes(folder);
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([folder]) => !isNew(folder)));
  packages['']?.workspaces?.pop();
  expect(`${JSON.stringify({ ...lock, packages }, null, 2)}\n`).toBe(house.read('package-lock.json'));
});

/** Every file of a directory with its text; what is installed only by name. */
const contents = (directory: string) =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(directory, file),
        file.startsWith(path.join(directory, 'node_modules/')) ? '' : readFileSync(file, 'latin1'),
      ]),
  );

test('the command makes a remote once, and when it refuses it writes nothing', () => {
  const { directory, remove } = copyHouse();
  onTestFinished(remove);
  const run = (...words: string[]) =>
    spawnSync(process.execPath, runTypeScript('scripts/newRemote/newRemote.ts', ...words), {
      cwd: directory,
      encoding: 'utf8',
    });

  const before = contents(directory);
  expect(run('--help').stdout).toMatch(/^Usage: npm run new-remote -- NAME/);
  for (const words of [[], ['a', 'b'], ['--fast'], ['Bad'], ['reports'], ['home']]) {
    const { status, stdout, stderr } = run(...words);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).not.toBe('');
  }
  expect(contents(directory)).toStrictEqual(before);

  const made = run(`remote-${name}`);
  expect([made.stderr, made.status]).toEqual([made.stderr, 0]);
  expect(made.stdout).toMatch(
    /Next:\n {2}npm start -- sample-desk\n {2}npx jest remote-sample-desk\n.*ship sample-desk host/,
  );
  const after = contents(directory);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  for (const file of changed.filter((one) => !one.startsWith('node_modules')))
    expect(made.stdout).toContain(`  ${file}\n`);
  const link = path.join(directory, 'node_modules/@portal/remote-sample-desk');
  expect(readlinkSync(link)).toBe('../../remote-sample-desk');
  expect(existsSync(path.join(link, 'package.json'))).toBe(true);
  // The next command must not install again.
  expect(readFileSync(path.join(directory, 'node_modules/.portal-installed'), 'utf8')).toBe(
    after['package-lock.json'],
  );

  // Fails when the lockfile and a package.json disagree.
  execFileSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
    cwd: directory,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });

  const again = run(name);
  expect(again.stderr).toBe('There is a remote-sample-desk already.\n');
  expect(contents(directory)).toStrictEqual(after);
});

/* The two first remotes look as if the command had made them. */

const { dependencies: versions }: RemoteManifest = JSON.parse(house.read('host/package.json'));
const asWritten = async (file: string, text: string) =>
  format(text, { ...(await resolveConfig(path.join(root, file))), filepath: path.join(root, file) });

for (const one of ['reports', 'auth']) {
  const names = namesOf(one);
  const { folder } = names;
  const screens = readdirSync(path.join(root, folder, 'src/exposes'))
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.parse(file).name);

  test(`${folder}/package.json has the same keys, and more only where the remote does more`, () => {
    const own: RemoteManifest = JSON.parse(house.read(`${folder}/package.json`));
    const made = packageOf(names, { port: own.portal.port, versions });
    expect(Object.keys(own)).toStrictEqual(Object.keys(made));
    expect({
      ...own,
      dependencies: Object.fromEntries(
        Object.keys(made.dependencies).map((dependency) => [dependency, own.dependencies[dependency]]),
      ),
      portal: { ...own.portal, firstCalls: undefined },
    }).toStrictEqual({ ...made, portal: { ...made.portal, firstCalls: undefined } });
  });

  test(`${folder} has the same webpack configuration, exposes and contract test`, async () => {
    const expected = {
      'webpack.config.js': webpackText(names),
      ...Object.fromEntries(screens.map((screen) => [`src/exposes/${screen}.ts`, exposeText(screen)])),
    };
    for (const [file, text] of Object.entries(expected))
      expect([file, house.read(`${folder}/${file}`)]).toEqual([file, await asWritten(file, text)]);

    const file = `src/exposes/${names.contract}.test.ts`;
    const own = house.read(`${folder}/${file}`);
    // The order in which the contract names the screens is the remote's own.
    const inOrder = (/offered: \w+ = \{ (.*) \}/.exec(own)?.[1] ?? '').split(', ');
    expect([...inOrder].sort()).toStrictEqual([...screens].sort());
    expect(own).toBe(await asWritten(file, exposesTestText(names, inOrder)));
  });

  test(`the contract of ${folder} and its own page begin as they do`, () => {
    const contract = house.read(`shared/src/contracts/${names.contract}.ts`);
    const made = contractText(names, screens);
    expect(contract.startsWith(made.slice(0, made.indexOf(' to the host')))).toBe(true);
    expect(contract).toContain(`export interface ${names.contract} {\n`);
    for (const screen of screens) expect(contract).toMatch(new RegExp(`^  ${screen}: ComponentType\\b`, 'm'));

    const page = house.read(`${folder}/src/standalone.tsx`);
    const [start] = standaloneText(names).split('\n');
    expect(page).toContain(String(start));
    expect(page).toMatch(/\n\nrenderStandalone\(<\w+ \/>.*\);\n$/);
    expect(house.has(`${folder}/src/screens/${String(screens[0])}.test.tsx`)).toBe(true);
  });
}
