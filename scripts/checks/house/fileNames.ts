import { codeFiles, type Tree } from './readTree.ts';

/** Files named after a subject, because they have no single main export. */
const namedBySubject = new Map([
  ['shared/src/ui/theme.ts', 'colours, widths and heights: one subject, many constants'],
  ['shared/src/state/signInAtoms.ts', 'the three atoms of one sign-in, which always change together'],
  ['host/src/okta/clientStub.ts', 'stands in for a module, whose names it has to have'],
  ['host/src/okta/oktaReact.ts', 'stands in for a module, whose names it has to have'],
  ['host/src/remotes/styledComponents.ts', 'stands in for a module, whose names it has to have'],
  ['host/src/okta/routerStub.ts', 'stands in for a module, whose names it has to have'],
  ['host/src/okta/unloadStub.ts', 'stands in for a module, whose names it has to have'],
]);

const declared =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\}/gm;

function exportedNames(text: string) {
  const lists = [...text.matchAll(listed)].flatMap(([, names = '']) => names.split(','));
  return [
    ...[...text.matchAll(declared)].map(([, name]) => name),
    ...lists.map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1),
    ),
  ];
}

export function exportNameFaults({ files, workspaces, read }: Tree): string[] {
  const inRooms = new RegExp(`^(${workspaces.join('|')})/src/([^/]+/|App\\.)`);
  return files
    .filter((file) => inRooms.test(file) && /(?<!\.d|\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const name = file.replace(/^.*\/|\.tsx?$/g, '');
      const hasOwnName = exportedNames(read(file)).includes(name);
      if (hasOwnName === !namedBySubject.has(file)) return [];
      return hasOwnName
        ? `${file} exports its own name: take it off the list in scripts/checks/house/fileNames.ts.`
        : `${file} does not export ${name}: a file is named exactly as its main export.`;
    });
}

const emptyName = /(?:^|[-_.])(?:utils?|helpers?|common|misc)$|[a-z\d](?:Utils?|Helpers?|Common|Misc)$/;

/** True for names under which anything would fit. */
export const hasEmptyName = (name: string) => emptyName.test(name);

export function emptyNameFaults(tree: Tree): string[] {
  return codeFiles(tree)
    .filter((file) => file.split('/').some((part) => hasEmptyName(part.replace(/(\.test|\.d)?\.\w+$/, ''))))
    .map((file) => `${file} has a name under which anything fits: call it by what it does.`);
}
