import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { copyHouse } from '#dev/testing/copyHouse.ts';
import { compareContracts } from './compareContracts.ts';
import { contractOf } from './contractOf.ts';
import { namesUsed } from './namesUsed.ts';
import { propsGiven } from './propsGiven.ts';
import { sortUnions } from './sortUnions.ts';
import { ownFaults } from './ownFaults.ts';
import type { RemoteDeclaration } from '@portal/shared/declaration';
import type { Contract } from './Contract.ts';
import { root } from '#process/root.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';

const reports: RemoteDeclaration = {
  format: 1,
  federationName: 'remote_reports',
  port: 4301,
  screens: {
    ReportListScreen: { address: '/reports', title: 'Reports', unavailable: 'None.' },
    ReportScreen: { address: '/reports/:slug/:reportId?', title: 'Report', unavailable: 'None.' },
  },
};
const declarations: Record<string, RemoteDeclaration> = { 'remote-reports': reports };

const made: Map<string, Contract> = new Map();
/** Of the sources that are here; the compiler takes seconds for each. */
function contractHere(app: string) {
  const contract = made.get(app) ?? contractOf(root, app, declarations[app]);
  made.set(app, contract);
  return contract;
}

let copied: ReturnType<typeof copyHouse> | undefined;
afterAll(() => copied?.remove());

/** One copy for all tests, each of which leaves it as it was: what is installed in it is parsed once. */
function copyOf() {
  copied ??= copyHouse();
  const { directory } = copied;
  const write = (file: string, text: string) => {
    const target = path.join(directory, file);
    const former = existsSync(target) ? readFileSync(target) : null;
    onTestFinished(() => {
      if (former) writeFileSync(target, former);
      else rmSync(target);
    });
    writeFileSync(target, text);
  };
  return {
    directory,
    write,
    edit: (file: string, ...changes: [string, string][]) => {
      let text = readFileSync(path.join(directory, file), 'utf8');
      for (const [from, to] of changes) {
        expect(text).toContain(from);
        text = text.replaceAll(from, to);
      }
      write(file, text);
    },
  };
}

const disagreements = (host: Contract, remote: Contract) =>
  compareContracts(root, host, {
    'remote-reports': { federationName: 'remote_reports', contract: remote },
  })['remote-reports']?.map(
    ({ kind, name, at, files }) =>
      `${files.host} | ${files.remote}: ${[kind, at].join(' ').trim()} of ${name}`,
  );

test('the sources that are here agree with themselves', () => {
  const found = compareContracts(root, contractHere('host'), {
    'remote-reports': { federationName: 'remote_reports', contract: contractHere('remote-reports') },
    'remote-auth': { federationName: 'remote_auth', contract: contractHere('remote-auth') },
  });
  expect(found).toStrictEqual({ 'remote-reports': [], 'remote-auth': [] });
});

test('a contract says what the app promises and takes for granted, and nothing of the machine', () => {
  expect(contractHere('host').passes).toStrictEqual({});
  const remote = contractHere('remote-reports');
  expect(remote.passes).toStrictEqual({
    ReportListScreen: [{ props: '{}' }],
    ReportScreen: [{ props: '{ slug: string; reportId?: string }' }],
  });
  expect(remote.exposes).toStrictEqual({
    NewReports: 'remote-reports/src/exposes/NewReports.ts',
    ReportNews: 'remote-reports/src/exposes/ReportNews.ts',
    ReportListScreen: 'remote-reports/src/exposes/ReportListScreen.ts',
    ReportScreen: 'remote-reports/src/exposes/ReportScreen.ts',
  });
  expect(remote.uses['@portal/shared']?.['lastVisitAtom']?.ways).toStrictEqual(['read']);
  expect(remote.uses['@portal/shared/router']).toHaveProperty('Link');
  // It does not ask who the reader is, so that may change without it.
  expect(remote.files['shared/src/model/UserInfo.ts']).toBe(undefined);
  for (const app of ['host', 'remote-reports', 'remote-auth']) {
    const text = JSON.stringify(contractHere(app));
    expect(text).not.toContain(root);
    expect(text).not.toMatch(/node_modules|\/\*\*|file:\/\//);
  }
});

test('the same sources give the same contract in another folder, whatever lies beside them', () => {
  const copy = copyOf();
  copy.write('remote-auth/src/screens/More.tsx', 'export const More = 1;\n');
  expect(JSON.stringify(contractOf(copy.directory, 'remote-auth'))).toBe(
    JSON.stringify(contractHere('remote-auth')),
  );
});

test('a narrowed union and a changed shape are found, whichever side has them', () => {
  const copy = copyOf();
  copy.edit('shared/src/state/lastVisitAtom.ts', ['atom<string | null>', 'atom<{ at: string } | null>']);
  copy.edit('shared/src/http/failureReason.ts', ["'offline' | ", '']);
  const remote = contractOf(copy.directory, 'remote-reports', reports);
  const found = [
    'shared/src/state/lastVisitAtom.ts | remote-reports/src/state/followNews.ts: type of lastVisitAtom',
    'shared/src/state/reportAtom.ts | remote-reports/src/state/comparedAtom.ts: type reason of reportAtom',
  ];
  expect(disagreements(contractHere('host'), remote)).toStrictEqual(found);
  const host = contractOf(copy.directory, 'host');
  expect(disagreements(host, contractHere('remote-reports'))).toStrictEqual(found);
  expect(disagreements(host, remote)).toStrictEqual([]);
});

const ownFaultsOf = (changes: Partial<RemoteDeclaration>) => {
  const contract = contractHere('remote-reports');
  const passes = propsGiven({ ...reports, ...changes });
  return ownFaults(root, 'remote-reports', { ...contract, passes });
};

test('a remote whose screens fit its declaration is built', () => {
  expect(ownFaultsOf({})).toStrictEqual([]);
});

test('one whose screens do not is not, in a sentence that names both files', () => {
  const screen = { title: 'Report', unavailable: 'None.' };
  const slots = [{ slot: 'welcome', module: 'NewsPanel', order: 1, unavailable: 'None.' }];
  expect(
    ownFaultsOf({ screens: { ReportScreen: { ...screen, address: '/reports/:id' } }, slots }),
  ).toStrictEqual([
    'remote-reports/src/portal.ts names NewsPanel, and remote-reports/src/exposes has no such file.',
    'remote-reports/src/exposes/ReportScreen.ts calls for "slug", and remote-reports/src/portal.ts gives it "id".',
  ]);
});

test('a panel is held against the props of slots, whether it names their type or not', () => {
  const copy = copyOf();
  const panels = {
    GoodPanel: '({ onReady }: { onReady: () => void }) => { onReady(); return null; }',
    NoPanel: '1',
    OtherPanel: '({ day }: { day: string }) => day',
  };
  for (const [name, text] of Object.entries(panels))
    copy.write(`remote-auth/src/exposes/${name}.ts`, `export const ${name} = ${text};`);
  const slots = Object.keys(panels).map((module) => ({ slot: 'a', module, order: 1, unavailable: 'None.' }));
  const contract = contractOf(copy.directory, 'remote-auth', { ...reports, screens: {}, slots });
  const exposes = 'remote-auth/src/exposes';
  expect(ownFaults(root, 'remote-auth', contract)).toEqual([
    `${exposes}/NoPanel.ts has no component NoPanel, which remote-auth/src/portal.ts names.`,
    `${exposes}/OtherPanel.ts calls for "day", and remote-auth/src/portal.ts gives it "onReady".`,
  ]);
});

test('links by name are recorded with their parameters, styled ones too, and have to be readable', () => {
  const copy = copyOf();
  const file = 'remote-auth/src/exposes/LinkScreen.tsx';
  const linksIn = (text: string) => {
    copy.write(
      file,
      `import { Link, ScreenLink } from '@portal/shared/router';
import { styled } from 'styled-components';
const Wide = styled(ScreenLink)\`width: 100%;\`;
export function LinkScreen({ slug, day, name, all }: {
  slug: string; day?: string; name: 'remote_a/AScreen' | 'remote_a/BScreen'; all: Record<string, string>;
}) { return <><Link to="/">home</Link>${text}</>; }`,
    );
    return contractOf(copy.directory, 'remote-auth').links;
  };
  expect(
    linksIn(`<ScreenLink to={name}>a or b</ScreenLink>
      <Wide to="remote_c/CScreen" params={{ slug, ...(day !== undefined && { day }) }}>c</Wide>
      <Wide {...{ params: all }} to="remote_d/DScreen" params={{ slug }}>d</Wide>
      <Wide to="remote_e/EScreen" params={day === undefined ? { slug } : { slug, day }}>e</Wide>`),
  ).toStrictEqual([
    { to: 'remote_a/AScreen', file, params: [], optionalParams: [] },
    { to: 'remote_a/BScreen', file, params: [], optionalParams: [] },
    { to: 'remote_c/CScreen', file, params: ['slug'], optionalParams: ['day'] },
    { to: 'remote_d/DScreen', file, params: ['slug'], optionalParams: [] },
    { to: 'remote_e/EScreen', file, params: ['slug'], optionalParams: ['day'] },
  ]);
  const sentence = `${file}: a ScreenLink must name its screen and its parameters in so many words, so that the release gate can see where it leads.`;
  expect(() => linksIn('<ScreenLink to={`remote_a/${slug}`}>x</ScreenLink>')).toThrow(sentence);
  expect(() => linksIn('<ScreenLink to="remote_a/AScreen" params={all}>x</ScreenLink>')).toThrow(sentence);
  expect(() => linksIn('<Wide {...{ to: name }}>x</Wide>')).toThrow(sentence);
  expect(() => linksIn('<Wide {...(JSON.parse(slug))}>x</Wide>')).toThrow(sentence);
  expect(() => linksIn('<Wide to="remote_a/AScreen" {...{ params: { slug } }}>x</Wide>')).toThrow(sentence);
  expect(() =>
    linksIn('<Wide to="remote_a/AScreen" {...(day !== undefined && { params: { day } })}>x</Wide>'),
  ).toThrow(sentence);
});

const waysIn = (text: string) =>
  Object.fromEntries(
    [...namesUsed(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true), 'm')].map(
      ([name, ways]) => [name, [...ways].sort()],
    ),
  );

test('whether an atom is read or written is seen at its calls', () => {
  const text = `
    import { a, b as c, type T, d, e, f, g } from 'm';
    import { h } from 'other';
    useAtomValue(a); store.get(a); get(a); set(c, 1); useSetAtom(c);
    const x: T = get(d); useAtom(d);
    const y = { e: 1, f: x.e }; make({ stateAtom: g }); get(h);`;
  expect(waysIn(text)).toStrictEqual({
    a: ['read'],
    b: ['write'],
    T: [],
    d: ['read', 'whole'],
    e: [],
    f: [],
    g: ['whole'],
  });
});

test('what is handed on or named in a type is used too', () => {
  expect(waysIn(`export { a, b as c } from 'm'; export type { D } from 'm';`)).toStrictEqual({
    a: ['whole'],
    b: ['whole'],
    D: [],
  });
  expect(waysIn(`export declare const a: import('m').T<import('m').U.V>;`)).toStrictEqual({ T: [], U: [] });
  expect(waysIn(`import * as all from 'm';`)).toStrictEqual({ '*': ['whole'] });
});

test('a module that is imported late is used by the names that are read of it', () => {
  const late = `createLatePart({ load: async () => (await import('m')).Dialog });`;
  expect(waysIn(late)).toStrictEqual({ Dialog: ['whole'] });
  const taken = `async function f() { const { a, b: c } = await import('m'); await import('other'); }`;
  expect(waysIn(taken)).toStrictEqual({ a: ['whole'], b: ['whole'] });
  for (const all of ['await import("m")', 'import("m").then(f)', 'const { a, ...b } = await import("m")'])
    expect(waysIn(all)).toHaveProperty('*', ['whole']);
});

test('an import that is handed on, extended or given its types is used whole', () => {
  const text = `
    import { a, b, c, D, E, F, type G } from 'm';
    export { a, b as B, local }; export type { G };
    export const typed = c<string>;
    class Own extends D implements E {}
    interface Form extends F {}`;
  expect(waysIn(text)).toStrictEqual({
    ...{ a: ['whole'], b: ['whole'], c: ['whole'], D: ['whole'] },
    ...{ E: [], F: [], G: [] },
  });
});

test('a name whose type alone is asked for is not used', () => {
  const text = `
    import { a, b, c, type d } from 'm';
    type A = ValueOf<typeof a>; type B = typeof b.key; type C = c.D;
    let e: typeof d;`;
  expect(waysIn(text)).toStrictEqual({ a: [], b: [], c: [], d: [] });
});

test('the order in which the compiler met the literals of a union does not show', () => {
  expect(sortUnions('a.d.ts', `type A = "b" | 'a' | null; type B = C | "a";`)).toBe(
    `type A = "b" | 'a' | null; type B = C | "a";`,
  );
  expect(sortUnions('a.d.ts', 'type A = Pick<{ a: "z" | "y" }, "b" | "a">; type B = "c" | D;')).toBe(
    'type A = Pick<{ a: "y" | "z" }, "a" | "b">; type B = "c" | D;',
  );
});
