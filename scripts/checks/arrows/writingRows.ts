import type { Row } from './Row.ts';

const syntax = 'no-restricted-syntax';
const component = 'remote-reports/src/components/Card.tsx';
const hook = 'remote-reports/src/state/useCard.ts';
const effect = "import { useEffect } from 'react';\nexport const useIt = () => {\n  useEffect(() => {});\n};";

export const writingRows: Row[] = [
  {
    wall: 'effects: named import',
    at: component,
    forbidden: "export { useEffect } from 'react';",
    rule: 'no-restricted-imports',
    says: 'use*.ts',
    allowed: effect,
    allowedAt: hook,
  },
  {
    wall: 'effects: React.useLayoutEffect',
    at: component,
    forbidden: "import React from 'react';\nexport const useIt = () => React.useLayoutEffect(() => {});",
    rule: syntax,
    says: 'use*.ts',
    allowed: "import React from 'react';\nexport const useIt = () => React.useId();",
  },
  {
    wall: 'effects: a file whose name only begins with "use"',
    at: 'host/src/state/userLoader.ts',
    forbidden: "export { useEffect } from 'react';",
    rule: 'no-restricted-imports',
    allowed: effect,
    allowedAt: 'host/src/state/useHealth.ts',
  },
  {
    wall: 'enums',
    at: 'shared/src/model/Report.ts',
    forbidden: 'export enum It {\n  a,\n}',
    rule: syntax,
    says: 'union',
    allowed: "export type It = 'a';",
  },
  {
    wall: 'default exports',
    at: component,
    forbidden: 'export default function It() {}',
    rule: syntax,
    says: "file's name",
    allowed: 'export function It() {}',
  },
  {
    wall: 'default exports: by renaming',
    at: component,
    forbidden: "export { It as default } from './It';",
    rule: syntax,
    allowed: "export { default as It } from './It';",
  },
  {
    wall: 'code in texts: eval',
    at: component,
    forbidden: "export const it = () => eval('x');",
    rule: 'no-eval',
    allowed: "export const it = () => JSON.parse('1') as unknown;",
  },
  {
    wall: 'code in texts: new Function',
    at: component,
    forbidden: "export const it = () => new Function('x');",
    rule: 'no-new-func',
    allowed: 'export const it = () => () => 1;',
  },
  ...[
    ['export enum It {}', "export type It = 'a';"],
    ['export default function It() {}', 'export function It() {}'],
    [
      'export const it = (name: string) => import(`./${name}`);',
      "export const it = () => import('./neighbour');",
    ],
  ].map(([forbidden = '', allowed = '']) => ({
    wall: `tests too: ${forbidden}`,
    at: 'host/src/screens/Home.test.tsx',
    forbidden,
    rule: syntax,
    allowed,
  })),
  ...['mock', 'doMock'].map((name) => ({
    wall: `no mocked modules: jest.${name}`,
    at: 'host/src/screens/Home.test.tsx',
    forbidden: `jest.${name}('jotai');`,
    rule: syntax,
    says: 'fakeServer',
    allowed: 'export const it = () => jest.fn();',
  })),
  {
    wall: 'long files',
    at: component,
    forbidden: 'export const a = [\n' + '  1,\n'.repeat(150) + '];\n',
    rule: 'max-lines',
    allowed: 'export const a = [\n' + '  1,\n\n  // one\n'.repeat(148) + '];\n',
  },
  {
    wall: 'long tests',
    at: 'remote-reports/src/components/Card.test.tsx',
    forbidden: 'export const a = [\n' + '  1,\n'.repeat(400) + '];\n',
    rule: 'max-lines',
    allowed: 'export const a = [\n' + '  1,\n'.repeat(398) + '];\n',
  },
  {
    wall: 'kept values: a name without that of the remote',
    at: 'remote-auth/src/state/readAtom.ts',
    forbidden:
      "import { createKeptAtom } from '@portal/shared';\nexport const it = createKeptAtom({ name: 'read', format: 1 });",
    rule: syntax,
    says: 'beside each other',
    allowed:
      "import { createKeptAtom } from '@portal/shared';\nexport const it = createKeptAtom({ name: 'auth.read', format: 1 });",
  },
];
