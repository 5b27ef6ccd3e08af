import type { Row } from './Row.ts';

export const declarationRows: Row[] = [
  {
    wall: 'a declaration imports no other file of its remote',
    at: 'remote-reports/src/portal.ts',
    forbidden: "import { it } from './texts/listTexts';\nexport const title = it;",
    rule: 'no-restricted-imports',
    says: 'npm start',
    allowed: "export { it } from './texts/listTexts';",
    allowedAt: 'remote-reports/src/standalone.tsx',
  },
  {
    wall: 'a declaration takes nothing from shared but how it is made',
    at: 'remote-reports/src/portal.ts',
    forbidden: "export { it } from '@portal/shared';",
    rule: 'no-restricted-imports',
    says: '/declaration',
    allowed: "export { it } from '@portal/shared/declaration';",
  },
];
