import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './Row.ts';

/** A value import from the same room: type imports make no cycle. */
const valueImport = /^import \{ (?!type )\w+[^}]*\} from '\.\/(\w+)(?:\.ts)?';$/m;

/** A cycle needs two existing files: planted into a file from which a neighbour in `room` imports a value. */
function circleRow(root: string, room: string): Row {
  for (const file of readdirSync(path.join(root, room))) {
    const neighbour = valueImport.exec(readFileSync(path.join(root, room, file), 'utf8'))?.[1];
    if (file.includes('.test.') || !neighbour) continue;
    const at = path.join(room, `${neighbour}.ts`);
    if (!existsSync(path.join(root, at))) continue;
    const name = path.parse(file).name;
    return {
      wall: `no circles in ${room}`,
      at,
      forbidden: `export { ${name} } from './${name}';`,
      rule: 'import-x/no-cycle',
      allowed: `import type { It } from './${name}';\nexport type Mine = It;`,
    };
  }
  throw new Error(`No file in ${room} imports a neighbour any more: name another room in circleRows.ts.`);
}

export const circleRows = (root: string) =>
  ['shared/src/http', 'shared/src/paths', 'scripts/release/store'].map((room) => circleRow(root, room));
