import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Gives a remote a further page, as its team would: three files, all of them the remote's. */
export function addScreen(remote: string, name: string, address: string, text: string): void {
  const write = (file: string, content: string) => {
    writeFileSync(path.join(remote, 'src', file), content);
  };
  const declaration = readFileSync(path.join(remote, 'src/portal.ts'), 'utf8');
  const entry = `${name}: { address: '${address}', title: '${name}', unavailable: 'Not available right now.' },`;
  write('portal.ts', declaration.replace('screens: {', `screens: {\n    ${entry}`));
  write(`exposes/${name}.ts`, `export { ${name} } from '../screens/${name}';\n`);
  write(`screens/${name}.tsx`, text);
}
