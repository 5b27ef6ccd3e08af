import { contractSentences } from '../testing/contractSentences.ts';
import type { Way } from '../contract/Contract.ts';

const value = (type: string, more = '') => `${more} export declare const aValue: ${type};`;
const boundary = (props: string) =>
  `import { Component } from 'react'; export declare class aValue extends Component<${props}> {}`;
const action = (result: string) =>
  `export declare const anAtom: import('jotai').WritableAtom<null, [string], ${result}>;`;
const sentences = async (host: string, remote: string, way: Way = 'whole') =>
  (
    await contractSentences(
      { shared: host },
      { shared: remote, uses: { [remote.includes('anAtom') ? 'anAtom' : 'aValue']: way } },
    )
  ).remote;
const start = 'remote-reports/src/state/aValue.ts: ';

test.each([
  [
    'a class component that calls for more',
    boundary('{ a: string; b: string }'),
    boundary('{ a: string }'),
    'the host (build B) needs "b" of "aValue", which this build does not give.',
  ],
  [
    'a class component that takes less',
    boundary("{ a: 'x' }"),
    boundary("{ a: 'x' | 'y' }"),
    'this build gives "a" of "aValue" as "y", and the host (build B) takes "x".',
  ],
  [
    'a class that is made with less',
    "export declare class aValue { constructor(a: 'x') }",
    "export declare class aValue { constructor(a: 'x' | 'y') }",
    'this build gives "aValue" of @portal/shared as "y", and the host (build B) takes "x".',
  ],
  [
    'a type that holds itself',
    value('() => Tree', 'interface Tree { children: Tree[]; value: number }'),
    value('() => Tree', 'interface Tree { children: Tree[]; value: string }'),
    'the host (build B) gives "().value" of "aValue" as number, and this build takes string.',
  ],
  [
    'what a promise holds',
    value('() => Promise<Item>', 'interface Item { a: number }'),
    value('() => Promise<Item>', 'interface Item { a: string }'),
    'the host (build B) gives "().a" of "aValue" as number, and this build takes string.',
  ],
  [
    'what a record holds',
    value('() => Record<string, Item>', 'interface Item { a: number }'),
    value('() => Record<string, Item>', 'interface Item { a: string }'),
    'the host (build B) gives "()[].a" of "aValue" as number, and this build takes string.',
  ],
])('%s that differs is refused, with the place', async (_what, host, remote, sentence) => {
  expect(await sentences(host, remote)).toStrictEqual([start + sentence]);
});

test('an action that gives something back now is what it was to whoever takes nothing', async () => {
  expect(await sentences(action('Promise<void>'), action('void'), 'write')).toStrictEqual([]);
});

test.each([
  ['numbers by name', 'export declare const aValue = 4;', 'export declare const aValue = 3.5;'],
  [
    'numbers of an object',
    value('{ readonly small: 640; readonly medium: 800 }'),
    value('{ readonly small: 640; readonly medium: 768 }'),
  ],
  ['texts of an object', value('{ readonly small: "a" }'), value('{ readonly small: "b" }')],
])(
  '%s that are others in the host are let through: a remote reads what the host has',
  async (_what, host, remote) => {
    expect(await sentences(host, remote)).toStrictEqual([]);
  },
);
test('a constant of another kind is refused', async () => {
  expect(
    await sentences(value('{ readonly small: "640px" }'), value('{ readonly small: 640 }')),
  ).toStrictEqual([
    start + 'the host (build B) gives "small" of "aValue" as string, and this build takes number.',
  ]);
});
