import path from 'node:path';
import { codeFiles, type Tree } from './readTree.ts';

/** Of the things that remotes are about, those that mean nothing else. Other names are words of any program: news, search. */
const subjects = ['report'];

/** The host names no remote, no module of one and nothing that one is about: it reads all of that from the page. */
export function hostWordFaults(tree: Tree): string[] {
  const words = tree.workspaces
    .filter((folder) => folder.startsWith('remote-'))
    .flatMap((folder) => wordsOf(tree, folder));
  return codeFiles(tree)
    .filter((file) => file.startsWith('host/src/') && !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      withoutComments(tree.read(file))
        .split('\n')
        .flatMap((line, index) => {
          const found = words.map((word) => word.exec(line)?.[0]).find(Boolean);
          return found
            ? `${file}:${String(index + 1)} says "${found}": the host knows no remote, what one adds stands in its src/portal.ts.`
            : [];
        }),
    );
}

function wordsOf({ files }: Tree, folder: string): RegExp[] {
  const bare = folder.replace(/^remote-/, '');
  const exposes = `${folder}/src/exposes/`;
  const modules = files
    .filter((file) => file.startsWith(exposes) && !file.includes('.test.'))
    .map((file) => path.parse(file).name);
  const noun = bare.replace(/s$/, '');
  const capital = noun.charAt(0).toUpperCase() + noun.slice(1);
  return [
    new RegExp(`remote[-_]${bare.replaceAll('-', '[-_]')}`),
    ...modules.map((module) => new RegExp(`\\b${module}\\b`)),
    // `report`, `reportAtom`, `ReportList`, `toReports`, `/reports/:slug`
    ...(subjects.includes(noun) ? [new RegExp(`\\b${noun}(?![a-rt-z])|${capital}(?![a-rt-z])`)] : []),
  ];
}

/** Lines stay where they are. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ''));
