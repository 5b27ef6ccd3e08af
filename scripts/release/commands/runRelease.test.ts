import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rollback } from './rollback.ts';
import { commands, runRelease } from './runRelease.ts';
import { ship } from './ship.ts';
import { statusOf } from '../live/statusOf.ts';
import { declaring, fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';

/** Runs a command as `npm run release` does, and gives the exit code and all that it writes. */
async function run(...parts: string[]) {
  let output = '';
  const write = (text: string) => {
    output += `${text}\n`;
  };
  const code = await runRelease(parts, { say: write, complain: write });
  return { code, output };
}

beforeEach(() => {
  delete process.env['PORTAL_STORE'];
});

test('every command says what it does and how it ends', async () => {
  const { code, output } = await run('--help');
  expect(code).toBe(0);
  const names = [...output.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => String(name));
  expect(names).toStrictEqual([
    ...['check', 'ship', 'widen', 'finish', 'stop', 'watch', 'rollback', 'status', 'diff', 'census', 'prune'],
    ...['compose', 'rules', 'nginx', 'rights'],
  ]);
  const helps = await Promise.all(names.map((name) => run(name, '--help')));
  for (const [index, help] of helps.entries()) {
    expect(help.code).toBe(0);
    expect(help.output).toMatch(new RegExp(`^Usage: npm run release -- ${String(names[index])} `));
    expect(help.output).toMatch(/Ends with 0 when it is done/);
    expect(help.output.replaceAll('\n', ' ')).toContain(
      '3 when what is live, or was about to be, did not prove right (the last line says whether it was taken back)',
    );
  }
});

test.each(Object.entries(commands))(
  '%s takes the options that its help names, and no others',
  (_, command) => {
    const named = [...command.help.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name);
    const taken = Object.keys(command.options).filter((name) => name !== 'json' && name !== 'help');
    expect(named.sort()).toEqual(taken.sort());
  },
);

test('help names commands that are there, and what has to be run before', async () => {
  expect((await run('diff', '--help')).output).toContain('"status" and "releases/" name them');
  expect((await run('compose', '--help')).output).toContain('as they are: run "npm run build" first');
});

test('a command that is not understood ends with 2 and one sentence', async () => {
  const rows: [parts: string[], sentence: RegExp][] = [
    [['deploy'], /^There is no command "deploy": check, ship,/],
    [['ship', 'reports'], /^Say which store: --store DIR, or the variable PORTAL_STORE\.$/],
    [['ship', 'nonesuch', '--store', 'x'], /^There is no app "nonesuch" in this checkout\.$/],
    [['ship', '--store', 'x'], /^Say which app, or give a --config, or begin a channel with --from\.$/],
    [['prune', '--store', 'x', '--keep', 'many'], /^--keep takes a number, not "many"\.$/],
    [['diff', '1', '--store', 'x'], /^Say which two releases: diff 11 12\.$/],
    [['rollback', '--app', '', '--store', 'x'], /^--app takes a value, not an empty one\.$/],
    [['prune', '--keep=', '--store', 'x'], /^--keep takes a value, not an empty one\.$/],
    [['rights', '--server', '', '--store', 'x'], /^--server takes a value, not an empty one\.$/],
    [
      ['rollback', '--app', 'reports', '--app', 'auth', '--store', 'x'],
      /^--app is given twice: say which one is meant\.$/,
    ],
    [['prune', '--channel', 'next', '--store', 'x'], /^Unknown option '--channel'/],
    [['status', '--shop', 'x'], /^Unknown option '--shop'/],
  ];
  const runs = await Promise.all(rows.map(([parts]) => run(...parts)));
  for (const [index, { code, output }] of runs.entries()) {
    expect(output.trimEnd()).toMatch(rows[index]?.[1] ?? /^$/);
    expect([output, code]).toEqual([output, 2]);
  }
});

test('a word that a command does not take is refused before anything is done', async () => {
  const portal = await openPortal();
  await portal.shipText('remote-reports', 'two');
  await portal.shipText('remote-auth', 'three');
  const before = await portal.builds();
  process.env['PORTAL_STORE'] = portal.directory;
  const commands = ['rollback', 'status', 'prune', 'widen', 'finish', 'stop', 'compose', 'rules', 'nginx'];
  for (const command of commands) {
    const { code, output } = await run(command, 'reports');
    expect([command, output, code]).toEqual([command, output, 2]);
    expect(output).toMatch(new RegExp(`^"${command}" takes no name, and "reports" is one: ${command} --`));
  }
  expect((await run('rollback', 'reports')).output).toContain('--app APP');
  expect((await run('status', 'staging')).output).toContain('--channel NAME');
  expect(await portal.builds()).toStrictEqual(before);
});

test('an address that is none is refused before anything is live', async () => {
  const portal = await openPortal();
  const { dist } = portal.build('remote-reports', { content: { 'report.js': 'new' } });
  const ship = ['ship', 'reports', '--dist', dist, '--no-browser'];
  for (const [parts, url] of [
    [ship, 'portal.example.com'],
    [ship, ''],
    [['rollback'], 'localhost:8080'],
    [['finish'], 'ftp://portal.example.com'],
    [['status'], 'https://'],
  ] as const) {
    const { code, output } = await run(...parts, '--store', portal.directory, '--url', url);
    expect([output.trimEnd(), code]).toEqual([
      `--url takes an address such as https://portal.example.com, not "${url}".`,
      2,
    ]);
  }
  expect((await portal.live())?.release?.number).toBe(1);
});

test('an address with a password is refused, and the password told nobody', async () => {
  const portal = await openPortal();
  const { dist } = portal.build('remote-reports', { content: { 'report.js': 'new' } });
  const ship = ['ship', 'reports', '--dist', dist, '--no-browser'];
  const urls = ['https://qa:hunter2@portal.example.com', 'https://hunter2@127.0.0.1:1', 'qa:hunter2@portal'];
  for (const url of urls)
    for (const parts of [ship, ['rollback'], ['finish'], ['status', '--json']]) {
      const { code, output } = await run(...parts, '--store', portal.directory, '--url', url);
      expect(output).toContain('--url takes an address without user name and password');
      expect([output, code]).toEqual([expect.not.stringContaining('hunter2'), 2]);
    }
  expect((await portal.live())?.release?.number).toBe(1);
});

test('an address that is not set holds up no rollback, and its scheme may be in capitals', async () => {
  const portal = await openPortal();
  await portal.shipText('remote-reports', 'two');
  const store = ['--store', portal.directory];
  const back = await run('rollback', ...store, '--url', '');
  expect([back.output, back.code]).toEqual([expect.stringContaining('Release 3 is live in production'), 0]);
  // Nobody answers there, which only a look can tell.
  const status = await run('status', ...store, '--url', 'HTTP://localhost:1');
  expect([status.output, status.code]).toEqual([expect.not.stringContaining('--url takes'), 1]);
});

test('a team checks, ships, looks and takes back, each with one command', async () => {
  const portal = await openPortal();
  const { dist } = portal.build('remote-reports', { content: { 'report.js': 'new' } });
  const store = ['--store', portal.directory];
  // The small apps of these tests are no portal in a browser.
  const candidate = ['reports', '--dist', dist, '--no-browser', ...store];

  const checked = await run('check', ...candidate);
  expect([checked.output, checked.code]).toEqual([checked.output, 0]);
  expect(checked.output).toMatch(
    /May be shipped: it passes all \d checks but the browser's with release 1, \d+\.\d s after the command\.$/m,
  );
  expect((await portal.live())?.release?.number).toBe(1);

  const shipped = await run('ship', ...candidate, '--json');
  expect([shipped.output, shipped.code]).toEqual([shipped.output, 0]);
  const { number, changes }: { number: number; changes: Record<string, string>[] } = JSON.parse(
    shipped.output,
  );
  expect(number).toBe(2);
  expect(changes).toEqual([expect.objectContaining({ to: (await portal.builds())['remote-reports'] })]);

  const again = await run('ship', ...candidate);
  expect(again.output).toMatch(/Nothing to do: release 2, which is live in production, has exactly this\./);

  const status = await run('status', ...store);
  expect([status.output, status.code]).toEqual([status.output, 0]);
  expect(status.output).toMatch(
    /^production: release 2, since \S+ \S+ UTC by .* \(ship of remote-reports\)\n/,
  );
  expect(status.output).toMatch(
    /remote-reports {2}\w{16} {2}commit c0ffee0 of 2026-11-21 08:00 UTC {2}live since/,
  );
  expect(status.output).toMatch(/\n {2}healthy\n$/);

  const diff = await run('diff', '1', '2', ...store);
  expect(diff.output).toMatch(
    /^remote-reports: \w{16} \(commit c0ffee0\) → \w{16} \(commit c0ffee0\)\n {2}0 new files, 0 gone, -0\.0 KB\n$/,
  );

  const back = await run('rollback', '--app', 'reports', ...store);
  expect([back.output, back.code]).toEqual([back.output, 0]);
  expect(back.output).toMatch(
    /^ {2}remote-reports {2}\w{16} → \w{16}\nRelease 3 is live in production, \d+\.\d s after the command\.\n$/,
  );
  expect(changes).toEqual([expect.objectContaining({ from: (await portal.builds())['remote-reports'] })]);

  const pruned = await run('prune', '--dry-run', ...store);
  expect(pruned.output).toMatch(/Would delete 0 builds \(0 KB\) and 0 records .*; kept 4\.\n$/);
});

test('a ship names its own commit, where an earlier one has had the same content as well', async () => {
  const portal = await openPortal();
  await portal.shipText('remote-reports', 'two');
  const origin = { commit: 'bead', committedAt: '2026-11-22T08:00:00Z', isClean: true, sources: '' };
  const { dist } = portal.build('remote-reports', { origin });
  const { output } = await run(
    ...['ship', 'reports', '--dist', dist, '--no-browser', '--store', portal.directory],
  );
  expect(output).toMatch(/^ {2}remote-reports {2}\w{16} {2}commit bead {2}was \w{16}\nRelease 3 is live /);
});

test('a refusal ends with 1 and names file and reason, for people and for pipelines', async () => {
  const portal = await openPortal();
  const { dist } = portal.build('remote-reports', { exposes: {} });
  const parts = ['reports', '--dist', dist, '--store', portal.directory];
  const forPeople = await run('ship', ...parts);
  expect(forPeople.code).toBe(1);
  expect(forPeople.output).toMatch(/^Refused\.\nremote-reports\/src\/portal\.ts: names ReportScreen, which /);
  const forPipelines = await run('check', ...parts, '--json');
  expect(forPipelines.code).toBe(1);
  expect(JSON.parse(forPipelines.output)).toMatchObject({ code: 1, refusals: [{ check: 'exposes' }] });
});

test('--from begins a channel as another one is, and nothing else', async () => {
  const portal = await openPortal();
  const begin = (channel: string, from: string) =>
    run('ship', '--no-browser', '--store', portal.directory, '--channel', channel, '--from', from);
  const mistyped = await begin('canary', 'prodution');
  expect(mistyped.output).toMatch(/^Refused\.\n.* has no page of prodution; --from takes production\.\n$/);
  expect(mistyped.code).toBe(1);
  expect((await begin('canary', 'production')).code).toBe(0);
  const again = await begin('canary', 'production');
  expect(again.output).toMatch(
    /^Refused\.\ncanary has a page already, and --from only begins a channel: leave it out\.\n$/,
  );
  expect(again.code).toBe(1);
});

test('what a release adds to the portal and takes away is told, and what each app of the live one brings', async () => {
  const portal = await openPortal();
  const screen = { title: 'Reports', unavailable: 'No reports.' };
  const built = portal.build('remote-reports', {
    exposes: { ReportListScreen: [], NewReports: [] },
    ...declaring('remote-reports', {
      screens: { ReportListScreen: { ...screen, address: '/reports', access: 'public' } },
      navigation: [
        { label: { config: 'productTitle' }, screen: 'ReportListScreen', order: 1 },
        { label: 'News', screen: 'ReportListScreen', order: 2 },
      ],
      slots: [{ slot: 'welcome', module: 'NewReports', order: 1, unavailable: 'None.' }],
    }),
  });
  await ship(portal.candidate(built));
  const store = ['--store', portal.directory];
  const diff = await run('diff', '1', '2', ...store);
  expect(diff.output.split('\n').slice(1, 9)).toEqual([
    '  -address /reports/:slug (ReportScreen)',
    '  +address /reports (ReportListScreen, public)',
    '  +navigation the product title (ReportListScreen)',
    '  +navigation "News" (ReportListScreen)',
    '  +slot welcome (NewReports)',
    '  -ReportScreen',
    '  +ReportListScreen',
    '  +NewReports',
  ]);
  const [changed] = (
    JSON.parse((await run('diff', '1', '2', ...store, '--json')).output) as { apps: object[] }
  ).apps;
  expect(changed).toMatchObject({ slots: ['+welcome (NewReports)'], roles: [] });

  const status = await run('status', ...store);
  expect(status.output).toContain(
    '\n  remote-auth brings roles signedOut (LoginScreen), callback (LoginCallbackScreen), authorize (AuthorizeScreen)\n' +
      '  remote-reports brings addresses /reports (ReportListScreen, public); navigation the product title (ReportListScreen), "News" (ReportListScreen); slots welcome (NewReports)\n' +
      '  healthy\n',
  );
  const { apps } = await statusOf(portal.store, 'production');
  expect(apps.map(({ brings }) => brings?.addresses)).toEqual([
    [],
    [],
    ['/reports (ReportListScreen, public)'],
  ]);
});

test('a status that finds a fault ends with 1 and names it', async () => {
  const portal = await openPortal();
  const { host } = await portal.builds();
  writeFileSync(path.join(portal.directory, `apps/host/${String(host)}/main.js`), 'altered');
  const { code, output } = await run('status', '--store', portal.directory, '--json');
  expect(code).toBe(1);
  const faults = [`apps/host/${String(host)}/main.js is not what was published.`];
  expect(JSON.parse(output)).toMatchObject({ channels: [{ isHealthy: false, faults }] });
});

test('production without its page is not healthy, whatever other channels there are', async () => {
  const portal = await openPortal();
  await ship({ ...portal.candidate(), channel: 'staging', from: 'production' });
  await portal.store.delete('index.html');
  const { code, output } = await run('status', '--store', portal.directory, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    channels: [
      { channel: 'production', faults: [`${portal.directory} has no page of production.`] },
      { channel: 'staging', isHealthy: true },
    ],
  });
});

test('the builds of a store are not blamed for a disk that is full elsewhere', async () => {
  const portal = await openPortal();
  const say = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  const complaints: string[] = [];
  const complain = (text: string) => complaints.push(text);
  expect(await runRelease(['status', '--store', portal.directory], { say, complain })).toBe(4);
  expect(complaints).toStrictEqual(['ENOSPC: no space left on device, write']);
});

test('a page that somebody edited by hand is not healthy', async () => {
  const portal = await openPortal();
  const page = path.join(portal.directory, 'index.html');
  writeFileSync(page, `${String(await portal.store.read('index.html'))}<!-- -->`);
  const { faults } = await statusOf(portal.store, 'production');
  expect(faults).toStrictEqual(['The page of production was changed after release 1 had been made.']);
});

test('of each app it is said since when its build is live, whatever was shipped beside it', async () => {
  const portal = await openPortal();
  await portal.shipText('remote-reports', 'two');
  await portal.shipText('remote-auth', 'three');
  await rollback({ store: portal.store, channel: 'production', app: 'remote-auth' });
  const { apps, how } = await statusOf(portal.store, 'production');
  const sinceOf = (app: string) => String(apps.find((one) => one.app === app)?.since);
  expect(how).toBe('rollback of remote-auth');
  const inOrder = ['host', 'remote-reports', 'remote-auth'].map(sinceOf);
  expect([...new Set(inOrder)].sort()).toEqual(inOrder);
});

test('a changed configuration is a release of its own, and what changed in it can be seen', async () => {
  const portal = await openPortal();
  const provider = { ...fakeConfig.identityProvider, clientId: 'other' };
  await ship({ ...portal.candidate(), config: { ...fakeConfig, identityProvider: provider } });
  const { output } = await run('diff', '1', '2', '--store', portal.directory);
  expect(output).toBe('configuration: identityProvider.clientId "portal" → "other"\n');
});
