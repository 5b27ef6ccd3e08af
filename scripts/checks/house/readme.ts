import path from 'node:path';
import { parseManifest } from './Manifest.ts';
import { isWorkflow, type Tree } from './readTree.ts';

const command =
  /\bnpm (?:run |run-script )([\w:.-]+)(?: (?:-w|--workspace)[ =]([\w@/.-]+))?|\bnpm (start|test)\b/g;

/** Inline code, code blocks and link targets of a document. */
function wordsOf(text: string) {
  const code = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, span]) => block ?? span ?? '',
  );
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, goal = '']) => goal.replace(/#.*$/, ''));
  return [...code.flatMap((part) => part.split(/[\s"'(),;]+/)), ...links].map((word) =>
    word
      .replace(/^\.\//, '')
      .replace(/[.:]+$/, '')
      .replace(/\/$/, ''),
  );
}

const testExample = /npm run test:(unit|e2e)[^\n]*? -- ([\w./-]+)/g;
const endingOf: Record<string, RegExp> = { unit: /\.test\.tsx?$/, e2e: /\.e2e\.ts$/ };

const isDocument = (file: string) => file.endsWith('.md');

/** Documents and CI workflows name existing npm scripts and files; placeholders and generated files are skipped. */
export function readmeFaults({ files, workspaces, read }: Tree): string[] {
  const scriptsOf = (folder: string) => {
    const { name, scripts } = parseManifest(read(path.posix.join(folder, 'package.json')));
    return { folder, name, scripts: Object.keys(scripts) };
  };
  const packages = ['', ...workspaces].map(scriptsOf);
  const tops = new Set([...files.map((file) => file.split('/', 1)[0] ?? ''), 'src']);
  const generated = new Set(
    read('.gitignore')
      .split('\n')
      .map((line) => line.replaceAll('/', '')),
  );

  const exists = (word: string) =>
    files.some((file) => `/${file}/`.includes(`/${word}/`) || `/${file}`.includes(`/${word}.`));
  const isPath = (word: string) => {
    const parts = word.split('/');
    if (!/^[\w@./-]+$/.test(word) || parts.some((part) => generated.has(part) || part === '')) return false;
    return parts.length > 1
      ? tops.has(parts[0] ?? '')
      : /^[\w-]+(\.[\w-]+)*\.(ts|tsx|mjs|cjs|md)$/.test(word);
  };

  const commandFaults = (document: string) =>
    [...read(document).matchAll(command)].flatMap(([whole, run, workspace, short]) => {
      const script = run ?? short ?? '';
      const asked = packages.filter(({ folder, name }) =>
        workspace ? [folder, name].includes(workspace) : folder === '',
      );
      return asked.some(({ scripts }) => scripts.includes(script))
        ? []
        : `${document} says "${whole}", which does not exist.`;
    });
  const exampleFaults = (document: string) =>
    [...read(document).matchAll(testExample)]
      .filter(
        ([, runner = '', part = '']) =>
          !files.some((file) => endingOf[runner]?.test(file) && file.includes(part)),
      )
      .map(
        ([, runner, part]) =>
          `${document} says "test:${String(runner)} -- ${String(part)}", which runs no test.`,
      );
  const pathFaults = (document: string) =>
    [...new Set(wordsOf(read(document)))]
      .filter((word) => isPath(word) && !exists(word))
      .map((word) => `${document} names ${word}, which does not exist.`);

  return [
    ...files.filter((file) => isDocument(file) || isWorkflow(file)).flatMap(commandFaults),
    ...files.filter(isDocument).flatMap((file) => [...pathFaults(file), ...exampleFaults(file)]),
  ];
}
