import { contractSentences } from '../testing/contractSentences.ts';
import type { Way } from '../contract/Contract.ts';

const primitive = (type: string, more = '') =>
  `${more}export declare const anAtom: import('jotai').PrimitiveAtom<${type}> & { init: ${type} };`;
const readOnly = (type: string) => `export declare const anAtom: import('jotai').Atom<${type}>;`;
const port = (value: string, written: string) =>
  `export declare const anAtom: import('jotai').WritableAtom<${value}, [${written}], void>;`;
const value = (type: string) => `export declare const aValue: ${type};`;

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
    'a function whose type has other conditions',
    'whole',
    `type Of<T> = T extends number ? { is: T } : never; ${value('<T>(one: T) => Of<T>')}`,
    `type Of<T> = T extends string ? { is: T } : never; ${value('<T>(one: T) => Of<T>')}`,
    'the host (build B) has another "aValue" of @portal/shared than this build was built with.',
    'this build has another "aValue" of @portal/shared than the live remote-reports (build B) was built with.',
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
    expect(
      await contractSentences({ shared: host }, { shared: remote, uses: { [name]: way } }),
    ).toStrictEqual({
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
    'a function whose type has conditions',
    'whole',
    `type Of<T> = T extends string ? { is: T } : never; ${value('<T>(one: T) => Of<T>')}`,
    `type Of<T> = T extends string ? { is: T } : never; ${value('<T>(one: T) => Of<T>')}`,
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
    expect(
      await contractSentences({ shared: host }, { shared: remote, uses: { [name]: way } }),
    ).toStrictEqual({
      host: [],
      remote: [],
    });
  });

test('one change in many places is one sentence', async () => {
  const shared = (name: string) => `
    export interface Item { ${name}: string }
    export declare const oneAtom: import('jotai').PrimitiveAtom<Item>;
    export declare const allAtom: import('jotai').PrimitiveAtom<Item[]>;`;
  const { remote } = await contractSentences(
    { shared: shared('name') },
    { shared: shared('title'), uses: { oneAtom: 'read', allAtom: 'read' } },
  );
  expect(remote).toHaveLength(1);
});
