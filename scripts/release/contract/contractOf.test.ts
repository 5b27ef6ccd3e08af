import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { copyHouse } from '../../dev/testing/copyHouse.mjs';
import { compareContracts } from './compareContracts.mjs';
import { contractOf } from './contractOf.mjs';
import { namesUsed } from './namesUsed.mjs';
import { sortUnions } from './sortUnions.mjs';

/** @typedef {import('./Contract.mjs').Contract} Contract */

const root = path.join(import.meta.dirname, '../../..');

/** @type {Map<string, Contract>} */
const made = new Map();
/** Of the sources that are here; the compiler takes seconds for each. @param {string} app */
function contractHere(app) {
  const contract = made.get(app) ?? contractOf(root, app);
  made.set(app, contract);
  return contract;
}

/** @param {import('node:test').TestContext} context */
function copyOf(context) {
  const { directory, remove } = copyHouse();
  context.after(remove);
  return {
    directory,
    edit: (/** @type {string} */ file, /** @type {[string, string][]} */ ...changes) => {
      const place = path.join(directory, file);
      let text = readFileSync(place, 'utf8');
      for (const [from, to] of changes) {
        assert.ok(text.includes(from), `${file} has no ${from}`);
        text = text.replaceAll(from, to);
      }
      writeFileSync(place, text);
    },
  };
}

/** @param {Contract} host @param {Contract} remote */
const disagreements = (host, remote) =>
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
  assert.deepEqual(found, { 'remote-reports': [], 'remote-auth': [] });
});

test('a contract says what the app promises and takes for granted, and nothing of the machine', () => {
  const host = contractHere('host');
  assert.deepEqual(Object.keys(host.passes), [
    'remote_auth/AuthorizeScreen',
    'remote_auth/LoginCallbackScreen',
    'remote_auth/LoginScreen',
    'remote_reports/ReportListScreen',
    'remote_reports/ReportScreen',
  ]);
  assert.deepEqual(host.passes['remote_reports/ReportScreen'], [
    { file: 'host/src/App.tsx', props: '{ reportId?: string; slug: string; }' },
  ]);
  const reports = contractHere('remote-reports');
  assert.deepEqual(reports.exposes, {
    ReportListScreen: 'remote-reports/src/exposes/ReportListScreen.ts',
    ReportScreen: 'remote-reports/src/exposes/ReportScreen.ts',
  });
  assert.deepEqual(reports.uses['@portal/shared']?.lastVisitAtom?.ways, ['read']);
  assert.ok(reports.uses['@portal/shared/router']?.Link);
  // It does not ask who the reader is, so that may change without it.
  assert.equal(reports.files['shared/src/model/UserInfo.ts'], undefined);
  for (const app of ['host', 'remote-reports', 'remote-auth']) {
    const text = JSON.stringify(contractHere(app));
    assert.ok(!text.includes(root), app);
    assert.doesNotMatch(text, /node_modules|\/\*\*|file:\/\//, app);
  }
});

test('the same sources give the same contract at another place, whatever lies beside them', (context) => {
  const copy = copyOf(context);
  writeFileSync(path.join(copy.directory, 'remote-auth/src/screens/More.tsx'), 'export const More = 1;\n');
  assert.equal(
    JSON.stringify(contractOf(copy.directory, 'remote-auth')),
    JSON.stringify(contractHere('remote-auth')),
  );
});

test('a renamed prop, a narrowed union and a changed shape are found, whichever side has them', (context) => {
  const copy = copyOf(context);
  copy.edit('shared/src/contracts/RemoteReports.ts', ['slug: string', 'reportSlug: string']);
  copy.edit('shared/src/state/lastVisitAtom.ts', ['atom<string | null>', 'atom<{ at: string } | null>']);
  copy.edit('shared/src/http/failureReason.ts', ["'offline' | ", '']);
  copy.edit('host/src/App.tsx', ['screenProps={{ slug,', 'screenProps={{ reportSlug: slug,']);
  const remote = contractOf(copy.directory, 'remote-reports');
  assert.deepEqual(disagreements(contractHere('host'), remote), [
    'host/src/App.tsx | remote-reports/src/exposes/ReportScreen.ts: renamed slug of ReportScreen',
    'shared/src/state/lastVisitAtom.ts | remote-reports/src/screens/ReportListScreen.tsx: type of lastVisitAtom',
    'shared/src/state/reportAtom.ts | remote-reports/src/state/reportLoader.ts: type reason of reportAtom',
  ]);
  const host = contractOf(copy.directory, 'host');
  assert.deepEqual(disagreements(host, contractHere('remote-reports')), [
    'host/src/App.tsx | remote-reports/src/exposes/ReportScreen.ts: renamed reportSlug of ReportScreen',
    'shared/src/state/lastVisitAtom.ts | remote-reports/src/screens/ReportListScreen.tsx: type of lastVisitAtom',
    'shared/src/state/reportAtom.ts | remote-reports/src/state/reportLoader.ts: type reason of reportAtom',
  ]);
  assert.deepEqual(disagreements(host, remote), []);
});

test('what a host passes has to be seen', (context) => {
  const copy = copyOf(context);
  copy.edit('host/src/screens/SessionGate.tsx', ['screenProps={{}}', '{...{ screenProps: {} }}']);
  assert.throws(
    () => contractOf(copy.directory, 'host'),
    /^Error: host\/src\/screens\/SessionGate\.tsx: a RemoteScreen must be given its name and its screenProps/,
  );
});

/** @param {string} text */
const waysIn = (text) =>
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
  assert.deepEqual(waysIn(text), {
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
  assert.deepEqual(waysIn(`export { a, b as c } from 'm'; export type { D } from 'm';`), {
    a: ['whole'],
    b: ['whole'],
    D: [],
  });
  assert.deepEqual(waysIn(`export declare const a: import('m').T<import('m').U.V>;`), { T: [], U: [] });
  assert.deepEqual(waysIn(`import * as all from 'm';`), { '*': ['whole'] });
});

test('the order in which the compiler met the literals of a union does not show', () => {
  assert.equal(
    sortUnions('a.d.ts', `type A = "b" | 'a' | null; type B = C | "a";`),
    `type A = "b" | 'a' | null; type B = C | "a";`,
  );
  assert.equal(
    sortUnions('a.d.ts', 'type A = Pick<{ a: "z" | "y" }, "b" | "a">; type B = "c" | D;'),
    'type A = Pick<{ a: "y" | "z" }, "a" | "b">; type B = "c" | D;',
  );
});
