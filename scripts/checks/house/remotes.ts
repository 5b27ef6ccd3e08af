import { messageOf } from '#process/messageOf.ts';
import { readDeclaration } from '#release/build/apps.ts';
import type { Tree } from './readTree.ts';

/** A remote is found by its folder: the folder has what every remote needs, and its name and port are its own. */
export async function remoteFaults(tree: Tree): Promise<string[]> {
  const folders = tree.workspaces.filter((folder) => folder.startsWith('remote-'));
  const folderOfPort: Map<number, string> = new Map();
  const faults: string[] = [];
  for (const folder of folders) {
    const declared = `${folder}/src/portal.ts`;
    faults.push(...missingParts(tree, folder));
    if (!tree.files.includes(declared)) continue;
    try {
      const { federationName, port } = await readDeclaration(folder, tree.root);
      const expected = folder.replaceAll('-', '_');
      if (federationName !== expected)
        faults.push(`${declared}: "federationName" is ${federationName} and should be ${expected}.`);
      const other = folderOfPort.get(port);
      if (other) faults.push(`${declared}: "port" is ${String(port)}, which ${other} has already.`);
      folderOfPort.set(port, folder);
    } catch (error) {
      faults.push(messageOf(error));
    }
  }
  return faults;
}

function missingParts({ files }: Tree, folder: string) {
  const parts = {
    'webpack.config.js': 'is never built',
    'src/portal.ts': 'adds nothing to the portal',
    'src/exposes/': 'has nothing that the host could load',
  };
  return Object.entries(parts)
    .filter(([part]) => !files.some((file) => file.startsWith(`${folder}/${part}`)))
    .map(([part, consequence]) => `${folder} ${consequence}: it needs ${part}.`);
}
