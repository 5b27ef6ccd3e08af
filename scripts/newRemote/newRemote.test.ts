import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { format, resolveConfig } from 'prettier';
import { copyHouse } from './dev/testing/copyHouse.mjs';
import { houseAt } from './newRemote/House.mjs';
import { namesOf } from './newRemote/namesOf.mjs';
import {
  contractText,
  exposesTestText,
  exposeText,
  packageOf,
  standaloneText,
  webpackText,
} from './newRemote/newFiles.mjs';
import { planNewRemote } from './newRemote/planNewRemote.mjs';

const root = path.join(import.meta.dirname, '..');
const house = houseAt(root);
/** Nobody would call a remote so, also not in a house that has more of them. */
const name = 'sample-desk';

/** The house with other texts. @param {Record<string, string>} texts */
const changedHouse = (texts) => ({
  ...house,
  read: (/** @type {string} */ file) => texts[file] ?? house.read(file),
});

/** @param {string} wanted @param {RegExp} sentence */
const refused = (wanted, sentence) =>
  test(`"${wanted}" is refused: ${String(sentence)}`, () =>
    assert.rejects(planNewRemote(wanted, house), { name: 'Error', message: sentence }));

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
  await assert.rejects(planNewRemote(name, strange), ({ message }) => {
    assert.deepEqual(
      message.split('\n').map((/** @type {string} */ line) => line.replace(/\(.*| like .*/, '…')),
      [
        `remote-${name} cannot be entered in package-lock.json: the list of remotes is not there …`,
        `remote-${name} cannot be entered in tsconfig.json: the list of remotes is not there …`,
        `remote-${name} cannot be entered in host/src/App.tsx: nothing in it looks…`,
        `remote-${name} cannot be entered in host/src/model/navigationItems.ts: more than one place in it looks…`,
      ],
    );
    return true;
  });
});

test('a file that is in the way, or one that is gone, is named', async () => {
  const contract = 'shared/src/contracts/RemoteSampleDesk.ts';
  await assert.rejects(
    planNewRemote(name, { ...house, has: (place) => place === contract || house.has(place) }),
    { message: `${contract} is there already.` },
  );
  await assert.rejects(
    planNewRemote(name, { ...house, has: (place) => place !== 'host/src/App.tsx' && house.has(place) }),
    { message: `remote-${name} cannot be entered in host/src/App.tsx: it is not there.` },
  );
});

test('a further remote gets the next port, and its lines stand where the others’ do', async () => {
  const first = await planNewRemote(name, house);
  const second = await planNewRemote('zebra-2', {
    has: (place) => place in first.made || house.has(place),
    read: (file) => first.made[file] ?? first.changed[file] ?? house.read(file),
  });
  assert.equal(second.port, first.port + 1);
  for (const file of ['host/src/remotes/RemoteModules.ts', 'host/src/testing/importingLoader.ts'])
    assert.match(
      second.changed[file] ?? '',
      /'remote_sample_desk\/SampleDeskScreen'.*\n {2}'remote_zebra_2\/Zebra2Screen'/,
    );
  assert.match(second.changed['shared/src/index.ts'] ?? '', /RemoteSampleDesk.*\n.*RemoteZebra2/);
  const lock = JSON.parse(second.changed['package-lock.json'] ?? '');
  assert.deepEqual(lock.packages['node_modules/@portal/remote-zebra-2'], {
    resolved: 'remote-zebra-2',
    link: true,
  });
});

test('of the lockfile nothing changes but what is new', async () => {
  const { changed } = await planNewRemote(name, house);
  const lock = JSON.parse(changed['package-lock.json'] ?? '');
  lock.packages[''].workspaces.pop();
  delete lock.packages[`remote-${name}`];
  delete lock.packages[`node_modules/@portal/remote-${name}`];
  assert.equal(`${JSON.stringify(lock, null, 2)}\n`, house.read('package-lock.json'));
});

/** Every file of a directory with its text; what is installed only by name. @param {string} directory */
const contents = (directory) =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(directory, file),
        file.startsWith(path.join(directory, 'node_modules/')) ? '' : readFileSync(file, 'latin1'),
      ]),
  );

test('the command makes a remote once, and when it refuses it writes nothing', (context) => {
  const { directory, remove } = copyHouse();
  context.after(remove);
  const run = (/** @type {string[]} */ ...words) =>
    spawnSync(process.execPath, ['scripts/newRemote.mjs', ...words], { cwd: directory, encoding: 'utf8' });

  const before = contents(directory);
  assert.match(run('--help').stdout, /^Usage: npm run new-remote -- NAME/);
  for (const words of [[], ['a', 'b'], ['--fast'], ['Bad'], ['reports'], ['home']]) {
    const { status, stdout, stderr } = run(...words);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.notEqual(stderr, '');
  }
  assert.deepEqual(contents(directory), before);

  const made = run(`remote-${name}`);
  assert.equal(made.status, 0, made.stderr);
  assert.match(
    made.stdout,
    /Next:\n {2}npm start -- sample-desk\n {2}npx jest remote-sample-desk\n.*ship sample-desk host/,
  );
  const after = contents(directory);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  for (const file of changed.filter((one) => !one.startsWith('node_modules')))
    assert.ok(made.stdout.includes(`  ${file}\n`), file);
  const link = path.join(directory, 'node_modules/@portal/remote-sample-desk');
  assert.equal(readlinkSync(link), '../../remote-sample-desk');
  assert.ok(existsSync(path.join(link, 'package.json')));
  // Whoever starts anything now must not install anew.
  assert.equal(
    readFileSync(path.join(directory, 'node_modules/.portal-installed'), 'utf8'),
    after['package-lock.json'],
  );

  // Fails when the lockfile and a package.json disagree.
  execFileSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
    cwd: directory,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });

  const again = run(name);
  assert.equal(again.stderr, 'There is a remote-sample-desk already.\n');
  assert.deepEqual(contents(directory), after);
});

/* The two first remotes look as if the command had made them. */

const versions = JSON.parse(house.read('host/package.json')).dependencies;
/** @param {string} file @param {string} text */
const asWritten = async (file, text) =>
  format(text, { ...(await resolveConfig(path.join(root, file))), filepath: path.join(root, file) });

for (const one of ['reports', 'auth']) {
  const names = namesOf(one);
  const { folder } = names;
  const screens = readdirSync(path.join(root, folder, 'src/exposes'))
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.parse(file).name);

  test(`${folder}/package.json has the same keys, and more only where the remote does more`, () => {
    const text = house.read(`${folder}/package.json`);
    const own = JSON.parse(text);
    const made = packageOf(names, { port: own.portal.port, versions });
    assert.deepEqual(Object.keys(own), Object.keys(made));
    assert.deepEqual(
      {
        ...own,
        dependencies: Object.fromEntries(
          Object.keys(made.dependencies).map((dependency) => [dependency, own.dependencies[dependency]]),
        ),
        portal: { ...own.portal, firstCalls: undefined },
      },
      { ...made, portal: { ...made.portal, firstCalls: undefined } },
    );
  });

  test(`${folder} has the same webpack configuration, exposes and contract test`, async () => {
    const expected = {
      'webpack.config.js': webpackText(names),
      ...Object.fromEntries(screens.map((screen) => [`src/exposes/${screen}.ts`, exposeText(screen)])),
    };
    for (const [file, text] of Object.entries(expected))
      assert.equal(house.read(`${folder}/${file}`), await asWritten(file, text), file);

    const file = `src/exposes/${names.contract}.test.ts`;
    const own = house.read(`${folder}/${file}`);
    // The order in which the contract names the screens is the remote's own.
    const inOrder = (/offered: \w+ = \{ (.*) \}/.exec(own)?.[1] ?? '').split(', ');
    assert.deepEqual([...inOrder].sort(), [...screens].sort());
    assert.equal(own, await asWritten(file, exposesTestText(names, inOrder)));
  });

  test(`the contract of ${folder} and its own page begin as they do`, async () => {
    const contract = house.read(`shared/src/contracts/${names.contract}.ts`);
    const made = contractText(names, screens);
    assert.ok(contract.startsWith(made.slice(0, made.indexOf(' to the host'))));
    assert.ok(contract.includes(`export interface ${names.contract} {\n`));
    for (const screen of screens) assert.match(contract, new RegExp(`^  ${screen}: ComponentType\\b`, 'm'));

    const page = house.read(`${folder}/src/standalone.tsx`);
    const [start] = standaloneText(names).split('\n');
    assert.ok(page.includes(String(start)));
    assert.match(page, /\n\nrenderStandalone\(<\w+ \/>.*\);\n$/);
    assert.ok(house.has(`${folder}/src/screens/${String(screens[0])}.test.tsx`));
  });
}
