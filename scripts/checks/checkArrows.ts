import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { arrowRows } from './arrows/arrowRows.mjs';
import { browserRows } from './arrows/browserRows.mjs';
import { circleRows } from './arrows/circleRows.mjs';
import { faultsOfRow } from './arrows/faultsOfRow.mjs';
import { importRows } from './arrows/importRows.mjs';
import { libraryRows } from './arrows/libraryRows.mjs';
import { typeRows } from './arrows/typeRows.mjs';
import { writingRows } from './arrows/writingRows.mjs';

/*
 * Plants one forbidden line for each arrow and each wall, and asks whether the rule that stands for it objects; a twin
 * that is allowed must pass. A rule that was loosened by accident, or a plugin that has gone silent, shows here.
 */
const root = path.resolve(import.meta.dirname, '../..');

// TypeScript knows nothing of imagined files: most rows are read without its types.
const withoutTypes = { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked };
const tools = {
  root,
  plain: new ESLint({
    cwd: root,
    overrideConfig: [/** @type {import('eslint').Linter.Config} */ (withoutTypes)],
  }),
  typed: new ESLint({ cwd: root }),
};

const rows = [
  ...arrowRows,
  ...importRows,
  ...libraryRows,
  ...browserRows,
  ...writingRows,
  ...typeRows,
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
