import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** An import of values from a file in the same room; those of types alone make no circle. */
const valueImport = /^import \{ (?!type )\w+[^}]*\} from '\.\/(\w+)';$/m;

/**
 * A circle needs two files that exist: it is planted into a file from which its neighbour already imports a value.
 *
 * @param {string} root
 * @param {string} room `shared/src/http`
 * @returns {import('./Row.mjs').Row}
 */
function circleRow(root, room) {
  for (const file of readdirSync(path.join(root, room))) {
    const neighbour = valueImport.exec(readFileSync(path.join(root, room, file), 'utf8'))?.[1];
    const at = path.join(room, `${neighbour}.ts`);
    if (file.includes('.test.') || !neighbour || !existsSync(path.join(root, at))) continue;
    const name = path.parse(file).name;
    return {
      wall: `no circles in ${room}`,
      at,
      forbidden: `export { ${name} } from './${name}';`,
      rule: 'import-x/no-cycle',
      allowed: `import type { It } from './${name}';\nexport type Mine = It;`,
    };
  }
  throw new Error(`No file in ${room} imports a neighbour any more: name another room in circleRows.mjs.`);
}

/** @param {string} root */
export const circleRows = (root) =>
  ['shared/src/http', 'shared/src/paths'].map((room) => circleRow(root, room));
