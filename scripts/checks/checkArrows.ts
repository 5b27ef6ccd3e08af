import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { arrowRows } from './arrows/arrowRows.ts';
import { browserRows } from './arrows/browserRows.ts';
import { circleRows } from './arrows/circleRows.ts';
import { declarationRows } from './arrows/declarationRows.ts';
import { domRows } from './arrows/domRows.ts';
import { faultsOfRow } from './arrows/faultsOfRow.ts';
import { importRows } from './arrows/importRows.ts';
import { libraryRows } from './arrows/libraryRows.ts';
import { styledRows } from './arrows/styledRows.ts';
import { toolRows } from './arrows/toolRows.ts';
import { typeRows } from './arrows/typeRows.ts';
import { writingRows } from './arrows/writingRows.ts';
import { root } from '#process/root.ts';

/* Plants each row's forbidden line and expects its rule to report it, to find rules that were loosened by accident. */
// TypeScript cannot type files that do not exist: most rows are linted without types.
const withoutTypes = { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked };
const tools = {
  root,
  plain: new ESLint({
    cwd: root,
    overrideConfig: [withoutTypes],
  }),
  typed: new ESLint({ cwd: root }),
};

const rows = [
  ...arrowRows,
  ...importRows,
  ...declarationRows,
  ...libraryRows,
  ...styledRows,
  ...browserRows,
  ...writingRows,
  ...domRows,
  ...typeRows,
  ...toolRows,
  ...circleRows(root),
];

const faults = [];
for (const row of rows) faults.push(...(await faultsOfRow(row, tools)));

for (const fault of faults) console.error(`- ${fault}`);
console.log(
  faults.length === 0
    ? `arrows: ${rows.length} planted lines, each refused; ${rows.length} allowed ones, none refused`
    : `arrows: ${faults.length} faults in ${rows.length} rows (tables: scripts/checks/walls, rows: scripts/checks/arrows)`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
