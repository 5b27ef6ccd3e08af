import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hostWordFaults } from '#checks/house/hostWords.ts';
import { readTree } from '#checks/house/readTree.ts';
import { copyHouse } from '#dev/testing/copyHouse.ts';
import { runTypeScript } from '#process/runTypeScript.ts';
import { root } from '#process/root.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';
import { fillTemplate } from './fillTemplate.ts';
import { readHouse, type House } from './House.ts';
import { manifestOf } from './manifestOf.ts';
import { namesOf } from './namesOf.ts';
import { planNewRemote } from './planNewRemote.ts';

/** Nobody would call a remote so, also not in a house that has more of them. */
const name = 'sample-desk';
const folder = `remote-${name}`;

let house: House;
beforeAll(async () => {
  house = await readHouse();
});

interface Lockfile {
  packages: Record<string, object>;
}

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
refused('login', /that is where the answers of a sign-in arrive/);
refused('built', /that is where "npm start" serves/);
refused('utils', /^Under the name "utils" anything fits/);
refused('reports', /^There is a remote-reports already\.$/);

/** An app that has the address. */
const appAt = (address: string, port = 5000) => ({
  folder: 'remote-desk',
  version: '0.0.0',
  federationName: 'remote_desk',
  port,
  declaration: {
    format: 1 as const,
    federationName: 'remote_desk',
    port,
    screens: { DeskScreen: { address, title: 'Desk', unavailable: 'No desk.' } },
    navigation: [{ label: 'Desk', screen: 'DeskScreen', order: 70 }],
  },
});

test('an address of another remote is refused as a name, by that remote’s declaration', async () => {
  const apps = [...house.apps, appAt('/nonesuch/:slug')];
  await expect(planNewRemote('nonesuch', { ...house, apps })).rejects.toThrow(
    new Error('A remote cannot be called "nonesuch": remote-desk has the address /nonesuch/:slug already.'),
  );
  expect((await planNewRemote('new', { ...house, apps })).names.address).toBe('/new');
});

test('a further remote stands after the others, with the next port', async () => {
  const { port, files } = await planNewRemote(name, {
    ...house,
    apps: [...house.apps, appAt('/desk', 5000)],
  });
  expect(port).toBe(5001);
  expect(files['src/portal.ts']).toMatch(/port: 5001,[^]*order: 80[^]*order: 80/);
});

test.each(['5300', '4299'])(
  'its port is the next declared one, also while PORTAL_PORT is %s',
  async (moved) => {
    process.env['PORTAL_PORT'] = moved;
    onTestFinished(() => {
      delete process.env['PORTAL_PORT'];
    });
    const { port } = await planNewRemote(name, house);
    expect((await planNewRemote(name, await readHouse())).port).toBe(port);
  },
);

test('of the lockfile nothing changes but what is new', async () => {
  const lock: Lockfile = JSON.parse((await planNewRemote(name, house)).lockfile);
  expect(lock.packages[`node_modules/@portal/${folder}`]).toStrictEqual({ resolved: folder, link: true });
  const isNew = (place: string) => [folder, `node_modules/@portal/${folder}`].includes(place);
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([place]) => !isNew(place)));
  expect(`${JSON.stringify({ ...lock, packages }, null, 2)}\n`).toBe(house.lockfile);
});

test.each(['news', 'search', 'alerts', 'history', 'page-notes'])(
  'a remote may be called "%s", whatever words the host has',
  async (wanted) => {
    const { names, files } = await planNewRemote(wanted, house);
    const tree = readTree(root);
    const faults = hostWordFaults({
      ...tree,
      workspaces: [...tree.workspaces, names.folder],
      files: [...tree.files, ...Object.keys(files).map((file) => path.posix.join(names.folder, file))],
    });
    expect(faults).toEqual([]);
  },
);

test('a word of the template that has no value is named', async () => {
  await expect(fillTemplate({ Name: 'SampleDesk' })).rejects.toThrow(/^The template names "\w+", which is/);
});

/** Every file of a directory with its text; what is installed only by name. */
function contents(directory: string) {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const placeOf = (entry: (typeof entries)[number]) => path.join(entry.parentPath, entry.name);
  // Newer versions of Node read what links lead to.
  const links = entries.filter((entry) => entry.isSymbolicLink()).map((entry) => `${placeOf(entry)}/`);
  return Object.fromEntries(
    entries
      .filter((entry) => !entry.isDirectory())
      .map(placeOf)
      .filter((file) => !links.some((link) => file.startsWith(link)))
      .map((file) => [
        path.relative(directory, file),
        file.startsWith(path.join(directory, 'node_modules/')) ? '' : readFileSync(file, 'latin1'),
      ]),
  );
}

test('the command makes one folder, once, and removing the folder removes the remote', () => {
  const { directory, remove } = copyHouse();
  onTestFinished(remove);
  const run = (...words: string[]) =>
    spawnSync(process.execPath, runTypeScript('scripts/newRemote/newRemote.ts', ...words), {
      cwd: directory,
      encoding: 'utf8',
    });

  const before = contents(directory);
  expect(run('--help').stdout).toMatch(/^Usage: npm run new-remote -- NAME/);
  for (const words of [['a', 'b'], ['--fast']]) {
    const { status, stdout, stderr } = run(...words);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).not.toBe('');
  }
  expect(contents(directory)).toStrictEqual(before);

  const made = run(folder);
  expect([made.stderr, made.status]).toEqual([made.stderr, 0]);
  expect(made.stdout).toMatch(
    /Next:\n {2}npm start -- sample-desk\n {2}npx jest remote-sample-desk\n.*ship sample-desk --store DIR\n$/,
  );
  const after = contents(directory);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  const own = changed.filter((file) => file.startsWith(`${folder}/`));
  const link = `node_modules/@portal/${folder}`;
  expect(changed.filter((file) => !own.includes(file)).sort()).toEqual([link, 'package-lock.json'].sort());
  expect(own).toContain(`${folder}/api.md`);
  for (const file of own) expect(made.stdout).toContain(`  ${file}\n`);
  expect(readlinkSync(path.join(directory, link))).toBe(`../../${folder}`);
  expect(existsSync(path.join(directory, link, 'package.json'))).toBe(true);

  const npm = (...words: string[]) =>
    execFileSync('npm', [...words, '--offline', '--ignore-scripts'], {
      cwd: directory,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
  // Fails when the lockfile and a package.json disagree.
  npm('ci', '--dry-run');

  const again = run(name);
  expect(again.stderr).toBe(`There is a ${folder} already.\n`);
  expect(contents(directory)).toStrictEqual(after);

  rmSync(path.join(directory, folder), { recursive: true });
  npm('install', '--package-lock-only');
  rmSync(path.join(directory, link));
  expect(contents(directory)).toStrictEqual(before);
});

/* The two first remotes look as if the command had made them. */

for (const one of ['reports', 'auth']) {
  const names = namesOf(one);
  const read = (file: string) => readFileSync(path.join(root, names.folder, file), 'utf8');
  let filled: Record<string, string>;
  beforeAll(async () => {
    filled = await fillTemplate({ ...names, port: 0, order: 0 });
  });

  test(`${names.folder}/package.json has the same keys, and more packages only`, () => {
    const own: ReturnType<typeof manifestOf> = JSON.parse(read('package.json'));
    const made = manifestOf(names, house.versions);
    expect(Object.keys(own)).toStrictEqual(Object.keys(made));
    expect(own).toMatchObject(made);
  });

  test(`${names.folder} has the same webpack configuration, exposes and test of these`, () => {
    expect(read('webpack.config.js')).toBe(filled['webpack.config.js']);
    const modules = readdirSync(path.join(root, names.folder, 'src/exposes')).filter(
      (file) => !file.includes('.test.'),
    );
    const expose = filled[`src/exposes/${names.Name}Screen.ts`] ?? '';
    for (const file of modules)
      expect(read(`src/exposes/${file}`)).toBe(
        expose.replaceAll(`${names.Name}Screen`, path.parse(file).name),
      );

    const test = `src/exposes/Remote${names.Name}.test.ts`;
    const expectation = (text = '') => text.slice(text.indexOf('const files'));
    expect(expectation(read(test))).toBe(expectation(filled[test]));
  });
}
