import { layOut } from '#release/contract/layOut.ts';
import { root } from '#process/root.ts';
import { declarationsOf } from './declarations.ts';

/** The declarations of a page, from those of a file. */
function declarationsIn(text: string, files: Record<string, string> = {}) {
  const contract = {
    format: 1 as const,
    files: { 'shared/src/index.ts': text, ...files },
    doors: {},
    exposes: {},
    uses: {},
    passes: {},
  };
  const { program, pathOf } = layOut(root, { host: contract }, {});
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(pathOf('host', 'shared/src/index.ts'));
  const module = source && checker.getSymbolAtLocation(source);
  const { exported, named } = declarationsOf(checker, module ? checker.getExportsOfModule(module) : []);
  const flat = (texts: string[]) => texts.map((one) => one.replace(/\s+/g, ' '));
  return { exported: flat(exported), named: flat(named) };
}

test('what the order, the comments and the destructuring of declarations are does not show', () => {
  const one = declarationsIn(`
    export interface Props { b?: string; /** Why. */ a: null | 'y' | 'x' }
    export declare function Badge({ a, b }: Props): void;
    export declare const at: (slug: string) => { to: string; from: string };`);
  const other = declarationsIn(`
    export declare const at: (slug: string) => { from: string; to: string };
    export declare function Badge(props: Props): void;
    export interface Props { a: 'x' | 'y' | null; b?: string }`);
  expect(one).toStrictEqual(other);
  expect(one.exported).toStrictEqual([
    'export function Badge(props: Props): void;',
    `export interface Props { a: 'x' | 'y' | null; b?: string; }`,
    'export const at: (slug: string) => { from: string; to: string; };',
  ]);
});

test('a type of the house that is named is there too, and one of a package is not', () => {
  const files = {
    'shared/src/item.ts': `export interface Item { next: Item | null; way: Way } interface Way { x: number } interface Unused {}`,
  };
  expect(
    declarationsIn(`export declare const itemAtom: import('jotai').Atom<import('./item').Item>;`, files),
  ).toStrictEqual({
    exported: ['export const itemAtom: Atom<Item>;'],
    named: ['interface Item { next: Item | null; way: Way; }', 'interface Way { x: number; }'],
  });
});

test('of an object whose names alone count, the values do not show', () => {
  const text = (value: string) =>
    `declare const drawings: { readonly close: '${value}'; readonly bell: 'M1' }; export declare const name: keyof typeof drawings; export {};`;
  expect(declarationsIn(text('M2'))).toStrictEqual(declarationsIn(text('M3')));
  expect(declarationsIn(text('M2'))).toStrictEqual({
    exported: ['export const name: "bell" | "close";'],
    named: [],
  });
});

test('names that the browser brings are not spelled out', () => {
  expect(declarationsIn('export declare const name: keyof WindowEventMap;').exported).toStrictEqual([
    'export const name: keyof WindowEventMap;',
  ]);
});

test('a styled component is its element and its own props', () => {
  const base = `Omit<import('react').DetailedHTMLProps<import('react').ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>, 'style'> & { style?: string; $quiet?: boolean }`;
  expect(
    declarationsIn(
      `export declare const Button: import('styled-components/dist/types').IStyledComponentBase<'web', ${base}> & string;`,
    ).exported,
  ).toStrictEqual(['export const Button: StyledComponent<HTMLButtonElement, { $quiet?: boolean; }>;']);
});

test('an export goes by its own name, and one of a package is named with the package', () => {
  expect(
    declarationsIn(
      `export { Screen as LoginScreen } from './Screen'; export { Link } from 'react-router-dom';`,
      {
        'shared/src/Screen.ts': 'export declare function Screen(): void;',
      },
    ).exported,
  ).toStrictEqual([`export { Link } from 'react-router-dom';`, 'export function LoginScreen(): void;']);
});
