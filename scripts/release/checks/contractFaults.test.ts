import { contractFaults } from './contractFaults.ts';
import { readBuild } from '../build/readBuild.ts';
import type { Release } from '../build/Release.ts';
import { check, ship } from '../commands/ship.ts';
import { fakeBuild, fakeConfig } from '../testing/fakeBuild.ts';
import { fakeContract, type Said } from '../testing/fakeContract.ts';
import { openPortal } from '../testing/openPortal.ts';
import { refusalsOf } from '../testing/refusalsOf.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import type { Way } from '../contract/Contract.ts';

/** Sentences of the gate with each of the two builds as the candidate. */
async function sentencesOf(
  host: Said,
  remote: Said,
  previousSets: (next: Release[]) => Release[][] = () => [],
) {
  const root = temporaryDirectory();
  const built = Object.entries({ host, 'remote-reports': remote }).map(([app, said]) => {
    const { dist } = fakeBuild(root, app, { content: fakeContract(said) });
    return readBuild(app, dist);
  });
  const next = built.map(({ release }) => release);
  const ask = async (app: string) => {
    const sentences = await contractFaults({
      next,
      previousSets: previousSets(next),
      changed: new Set([app]),
      config: fakeConfig,
      read: (release, file) => {
        const one = built.find((build) => build.release === release);
        return one
          ? Promise.resolve(one.read(file))
          : Promise.reject(new Error(`No build of ${release.app}.`));
      },
    });
    return sentences.map((sentence) => sentence.replace(/\(build \w{16}\)/g, '(build B)'));
  };
  return { host: await ask('host'), remote: await ask('remote-reports') };
}

const screen = (props: string) =>
  `export declare function ReportScreen(props: ${props}): import('react').JSX.Element;`;
const primitive = (type: string, more = '') =>
  `${more}export declare const anAtom: import('jotai').PrimitiveAtom<${type}> & { init: ${type} };`;
const readOnly = (type: string) => `export declare const anAtom: import('jotai').Atom<${type}>;`;
const port = (value: string, written: string) =>
  `export declare const anAtom: import('jotai').WritableAtom<${value}, [${written}], void>;`;
const value = (type: string) => `export declare const aValue: ${type};`;

const brokenProps: [what: string, passes: string, takes: string, ofRemote: string, ofHost: string][] = [
  [
    'a renamed prop',
    '{ slug: string }',
    '{ reportSlug: string }',
    'the host (build B) passes "slug", and this build calls for "reportSlug".',
    'this build passes to remote_reports/ReportScreen "slug", and the live remote-reports (build B) calls for "reportSlug".',
  ],
  [
    'a renamed optional prop',
    '{ slug: string; reportId?: string }',
    '{ slug: string; version?: string }',
    'the host (build B) passes "reportId", which this build does not take.',
    'this build passes to remote_reports/ReportScreen "reportId", which the live remote-reports (build B) does not take.',
  ],
  [
    'a prop that is newly called for',
    '{ slug: string }',
    '{ slug: string; day: string }',
    'this build calls for "day", which the host (build B) does not pass.',
    'the live remote-reports (build B) calls for "day", which this build does not pass.',
  ],
  [
    'a prop that must always be there now',
    '{ day?: string }',
    '{ day: string }',
    'this build calls for "day", which the host (build B) does not always pass.',
    'the live remote-reports (build B) calls for "day", which this build does not always pass.',
  ],
  [
    'a prop of which less is taken',
    "{ kind: 'day' | 'week' | 'month' }",
    "{ kind: 'day' | 'week' }",
    'the host (build B) passes "kind" as "month", and this build takes "day" | "week".',
    'this build passes to remote_reports/ReportScreen "kind" as "month", and the live remote-reports (build B) takes "day" | "week".',
  ],
  [
    'a prop of another type',
    '{ of: { day: string } }',
    '{ of: { day: number } }',
    'the host (build B) passes "of.day" as string, and this build takes number.',
    'this build passes to remote_reports/ReportScreen "of.day" as string, and the live remote-reports (build B) takes number.',
  ],
  [
    'an undefined where nothing may be left out so',
    '{ day: string | undefined }',
    '{ day?: string }',
    'the host (build B) passes props as { day: string | undefined; }, and this build takes { day?: string; }.',
    'this build passes to remote_reports/ReportScreen props as { day: string | undefined; }, and the live remote-reports (build B) takes { day?: string; }.',
  ],
  [
    'a callback that is told more than it knows',
    "{ onMove: (to: 'up' | 'down') => void }",
    "{ onMove: (to: 'up' | 'down' | 'left') => void }",
    'this build gives "onMove(to)" as "left", and the host (build B) takes "up" | "down".',
    'the live remote-reports (build B) gives "onMove(to)" as "left", and this build takes "up" | "down".',
  ],
  [
    'the same in a callback that is written as a method',
    "{ onMove(to: 'up' | 'down'): void }",
    "{ onMove(to: 'up' | 'down' | 'left'): void }",
    'this build gives "onMove(to)" as "left", and the host (build B) takes "up" | "down".',
    'the live remote-reports (build B) gives "onMove(to)" as "left", and this build takes "up" | "down".',
  ],
  [
    'an any, which says nothing,',
    '{ slug: any }',
    '{ slug: string }',
    'the host (build B) passes "slug" as unknown, and this build takes string.',
    'this build passes to remote_reports/ReportScreen "slug" as unknown, and the live remote-reports (build B) takes string.',
  ],
];

for (const [what, passes, takes, ofRemote, ofHost] of brokenProps)
  test(`${what} is refused, whichever side is new`, async () => {
    expect(await sentencesOf({ passes }, { screen: screen(takes) })).toStrictEqual({
      remote: [`remote-reports/src/exposes/ReportScreen.ts: ${ofRemote}`],
      host: [`host/src/App.tsx: ${ofHost}`],
    });
  });

test('a file that offers no component of its name is refused', async () => {
  const { remote } = await sentencesOf(
    { passes: '{}' },
    { screen: 'export declare const ReportScreen: number; export declare function Other(): null;' },
  );
  expect(remote).toStrictEqual([
    'remote-reports/src/exposes/ReportScreen.ts: this build offers no component ReportScreen, which the host (build B) loads.',
  ]);
});

const goodProps: [what: string, passes: string, screen: string][] = [
  ['the same props', '{ slug: string }', screen('{ slug: string }')],
  ['an added optional prop', '{ slug: string }', screen('{ slug: string; day?: string }')],
  ['a prop that takes more than before', "{ kind: 'day' }", screen("{ kind: 'day' | 'week' }")],
  ['a prop that may be left out now', '{ slug: string }', screen('{ slug?: string }')],
  ['a screen without props', '{}', 'export declare function ReportScreen(): null;'],
  [
    'a screen that is a class',
    '{ slug: string }',
    "import { Component } from 'react';\nexport declare class ReportScreen extends Component<{ slug: string }> { private hidden; }",
  ],
  [
    'a screen that is wrapped',
    '{ slug: string }',
    "export declare const ReportScreen: import('react').MemoExoticComponent<(props: { slug: string }) => null>;",
  ],
  [
    'one of two shapes',
    "{ kind: 'day'; day: string }",
    screen("{ kind: 'day'; day: string } | { kind: 'week'; week: number }"),
  ],
  [
    'props that are named by others',
    "{ hue: import('shared/src/index.ts').Hue }",
    screen("{ hue: 'red' | 'blue' }"),
  ],
];

for (const [what, passes, takes] of goodProps)
  test(`${what}: the gate has nothing to say`, async () => {
    const shared = "export type Hue = 'red';";
    expect(await sentencesOf({ passes, shared }, { screen: takes })).toStrictEqual({
      host: [],
      remote: [],
    });
  });

const brokenShared: [
  what: string,
  way: Way,
  host: string,
  remote: string,
  ofRemote: string,
  ofHost: string,
][] = [
  [
    'a name that the host does not have',
    'whole',
    'export {};',
    value('string'),
    'this build uses "aValue" of @portal/shared, which the host (build B) does not have.',
    'the live remote-reports (build B) uses "aValue" of @portal/shared, which this build does not have.',
  ],
  [
    'a name that is only a type at the host',
    'whole',
    'export type aValue = string;',
    value('string'),
    'this build uses "aValue" of @portal/shared, which the host (build B) does not have.',
    'the live remote-reports (build B) uses "aValue" of @portal/shared, which this build does not have.',
  ],
  [
    'a function that is called with what it does not take',
    'whole',
    value('(day: number) => string'),
    value('(day: string) => string'),
    'this build gives "(day)" of "aValue" as string, and the host (build B) takes number.',
    'the live remote-reports (build B) gives "(day)" of "aValue" as string, and this build takes number.',
  ],
  [
    'a function that answers with more kinds than before',
    'whole',
    value('(day: string) => string | null'),
    value('(day: string) => string'),
    'the host (build B) gives "()" of "aValue" as null, and this build takes string.',
    'this build gives "()" of "aValue" as null, and the live remote-reports (build B) takes string.',
  ],
  [
    'an any where a type was',
    'whole',
    value('{ day: any }'),
    value('{ day: string }'),
    'the host (build B) gives "day" of "aValue" as unknown, and this build takes string.',
    'this build gives "day" of "aValue" as unknown, and the live remote-reports (build B) takes string.',
  ],
  [
    'an atom that has become something else',
    'read',
    'export declare const anAtom: string;',
    primitive('string'),
    'the host (build B) gives "anAtom" of @portal/shared as string, and this build takes PrimitiveAtom<string> & { init: string; }.',
    'this build gives "anAtom" of @portal/shared as string, and the live remote-reports (build B) takes PrimitiveAtom<string> & { init: string; }.',
  ],
  [
    'an atom of another shape',
    'read',
    primitive('{ name: string }'),
    primitive('{ title: string }'),
    'this build needs "title" of "anAtom", which the host (build B) does not give.',
    'the live remote-reports (build B) needs "title" of "anAtom", which this build does not give.',
  ],
  [
    'an atom that may be without what was always there',
    'read',
    primitive('{ name?: string }'),
    primitive('{ name: string }'),
    'this build needs "name" of "anAtom", which the host (build B) does not always give.',
    'the live remote-reports (build B) needs "name" of "anAtom", which this build does not always give.',
  ],
  [
    'an atom of which the reader knows less than is in it',
    'read',
    readOnly("'day' | 'week' | null"),
    readOnly("'day' | null"),
    'the host (build B) gives "anAtom" of @portal/shared as "week", and this build takes null | "day".',
    'this build gives "anAtom" of @portal/shared as "week", and the live remote-reports (build B) takes null | "day".',
  ],
  [
    'an atom into which the writer puts more than it takes',
    'write',
    primitive("'day' | null"),
    primitive("'day' | 'week' | null"),
    'this build gives "anAtom" of @portal/shared as "week", and the host (build B) takes null | "day".',
    'the live remote-reports (build B) gives "anAtom" of @portal/shared as "week", and this build takes null | "day".',
  ],
  [
    'an atom that the writer would change without knowing all that is in it',
    'write',
    primitive("'day' | 'week'"),
    primitive("'day'"),
    'the host (build B) gives "anAtom" of @portal/shared as "week", and this build takes "day".',
    'this build gives "anAtom" of @portal/shared as "week", and the live remote-reports (build B) takes "day".',
  ],
  [
    'a state of a load that the reader does not know',
    'whole',
    primitive("{ status: 'idle' } | { status: 'old'; data: string }"),
    primitive("{ status: 'idle' } | { status: 'ready'; data: string }"),
    'the host (build B) gives "status" of "anAtom" as "old", and this build takes "idle" | "ready".',
    'this build gives "status" of "anAtom" as "old", and the live remote-reports (build B) takes "idle" | "ready".',
  ],
  [
    'a change deep inside a list',
    'read',
    primitive("{ status: 'idle' } | { status: 'ready'; data: { tag: string | null }[] }"),
    primitive("{ status: 'idle' } | { status: 'ready'; data: { tag: string }[] }"),
    'the host (build B) gives "data[].tag" of "anAtom" as null, and this build takes string.',
    'this build gives "data[].tag" of "anAtom" as null, and the live remote-reports (build B) takes string.',
  ],
  [
    'an atom that nobody can write any more',
    'write',
    readOnly('string'),
    primitive('string'),
    'this build writes "anAtom" of @portal/shared, which the host (build B) only lets read.',
    'the live remote-reports (build B) writes "anAtom" of @portal/shared, which this build only lets read.',
  ],
  [
    'a port that wants more of who fills it',
    'write',
    port('string', '{ a: string; b: string }'),
    port('string', '{ a: string }'),
    'the host (build B) needs "b" of "anAtom", which this build does not give.',
    'this build needs "b" of "anAtom", which the live remote-reports (build B) does not give.',
  ],
];

for (const [what, way, host, remote, ofRemote, ofHost] of brokenShared)
  test(`${what} is refused, whichever side is new`, async () => {
    const name = remote.includes('anAtom') ? 'anAtom' : 'aValue';
    expect(await sentencesOf({ shared: host }, { shared: remote, uses: { [name]: way } })).toStrictEqual({
      remote: [`remote-reports/src/state/${name}.ts: ${ofRemote}`],
      host: [`shared/src/index.ts: ${ofHost}`],
    });
  });

const goodShared: [what: string, way: Way, host: string, remote: string][] = [
  ['the same atom', 'whole', primitive('string'), primitive('string')],
  [
    'an atom that only the other side knows',
    'whole',
    `${primitive('string')} export declare const another: import('jotai').Atom<number>;`,
    primitive('string'),
  ],
  ['an added optional part', 'whole', primitive('{ a: string; b?: string }'), primitive('{ a: string }')],
  ['and the other way round', 'whole', primitive('{ a: string }'), primitive('{ a: string; b?: string }')],
  ['more of what is only read', 'read', primitive('{ a: string; b: string }'), primitive('{ a: string }')],
  ['an atom that holds less than its reader knows', 'read', readOnly("'day'"), readOnly("'day' | 'week'")],
  ['a port that takes more', 'write', port('string', 'string | null'), port('string', 'string')],
  ['a port of which the remote only reads', 'read', port('string', 'number'), port('string', 'string')],
  [
    'a function that takes more',
    'whole',
    value('(day: string | null) => void'),
    value('(day: string) => void'),
  ],
  [
    'a text with a mark of its own, which each copy declares anew',
    'whole',
    `declare const mark: unique symbol; ${primitive('Slug', 'export type Slug = string & { [mark]: true }; ')}`,
    `declare const mark: unique symbol; ${primitive('Slug', 'export type Slug = string & { [mark]: true }; ')}`,
  ],
  [
    'a class with private parts',
    'whole',
    'export declare class aValue { private a; #b; name: string }',
    'export declare class aValue { private c; name: string }',
  ],
];

for (const [what, way, host, remote] of goodShared)
  test(`${what}: the gate has nothing to say`, async () => {
    const name = remote.includes('anAtom') ? 'anAtom' : 'aValue';
    expect(await sentencesOf({ shared: host }, { shared: remote, uses: { [name]: way } })).toStrictEqual({
      host: [],
      remote: [],
    });
  });

test('one change in many places is one sentence', async () => {
  const shared = (name: string) => `
    export interface Item { ${name}: string }
    export declare const oneAtom: import('jotai').PrimitiveAtom<Item>;
    export declare const allAtom: import('jotai').PrimitiveAtom<Item[]>;`;
  const { remote } = await sentencesOf(
    { shared: shared('name') },
    { shared: shared('title'), uses: { oneAtom: 'read', allAtom: 'read' } },
  );
  expect(remote).toHaveLength(1);
});

test('a contract is published with its build, and the gate reads it there', async () => {
  const portal = await openPortal();
  const host = portal.build('host', { content: fakeContract({ passes: '{ slug: string }' }) });
  const good = portal.build('remote-reports', {
    content: fakeContract({ screen: screen('{ slug: string; day?: string }') }),
  });
  const renamed = portal.build('remote-reports', {
    content: fakeContract({ screen: screen('{ reportSlug: string }') }),
  });
  await ship(portal.candidate(host, good));
  const { host: build } = await portal.builds();
  expect(await refusalsOf(check(portal.candidate(renamed)))).toStrictEqual([
    {
      check: 'contract',
      sentence: `remote-reports/src/exposes/ReportScreen.ts: the host (build ${String(build)}) passes "slug", and this build calls for "reportSlug".`,
    },
  ]);
  const both = portal.build('host', { content: fakeContract({ passes: '{ reportSlug: string }' }) });
  await check(portal.candidate(both, renamed));
  expect(String(await portal.store.read('index.html'))).not.toMatch(/contract\.json/);
});

test('what was live together is not asked about again', async () => {
  const host = { passes: '{ slug: string }' };
  const remote = { screen: screen('{ day: string }') };
  expect((await sentencesOf(host, remote)).remote.length).toBe(1);
  const otherwise = (release: Release) => ({ ...release, files: {} });
  const apart = await sentencesOf(host, remote, ([first, second]) =>
    first && second ? [[otherwise(first), second], [first], [second], []] : [],
  );
  expect(apart.remote.length).toBe(1);
  const together = await sentencesOf(host, remote, (next) => [next]);
  expect(together).toStrictEqual({ host: [], remote: [] });
});

test('builds from before there were contracts are let through', async () => {
  const portal = await openPortal();
  await check(
    portal.candidate(portal.build('host', { content: fakeContract({ passes: '{ slug: string }' }) })),
  );
  await check(
    portal.candidate(
      portal.build('remote-reports', { content: fakeContract({ screen: screen('{ day: string }') }) }),
    ),
  );
});
