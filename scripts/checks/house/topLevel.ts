import type { Tree } from './readTree.ts';

const folders = ['host', 'shared', 'scripts'];

/** Folders of tools: they hold settings and no code. */
const toolFolders = ['.ci', '.github'];

/** Files that a tool or a reader looks for at the top level only. */
const allowedFiles = new Set([
  '.editorconfig',
  '.gitattributes',
  '.gitignore',
  '.node-version',
  '.npmrc',
  '.nvmrc',
  '.prettierignore',
  '.prettierrc.json',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'eslint.config.ts',
  'jest.config.js',
  'knip.json',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'stryker.config.ts',
  'tsconfig.json',
  'webpack.shared.js',
]);

export function topLevelFaults({ files, workspaces }: Tree): string[] {
  const present = new Set(
    files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))),
  );
  const remotes = workspaces.filter((folder) => folder.startsWith('remote-'));
  const expected = new Set([...folders, ...remotes]);

  return [
    ...[...expected]
      .filter((folder) => !present.has(folder))
      .map((folder) => `${folder}/ is missing at the top level.`),
    ...[...present]
      .filter((folder) => !expected.has(folder) && !toolFolders.includes(folder))
      .map((folder) =>
        folder.startsWith('remote-')
          ? `${folder}/ is not a package: it needs a package.json, such as "npm run new-remote" writes.`
          : `${folder}/ is not a folder of the top level: code goes into a package, tools into scripts/.`,
      ),
    ...files
      .filter((file) => !file.includes('/') && !allowedFiles.has(file))
      .map(
        (file) =>
          `${file} does not belong at the top level: only files that a tool insists on finding there do.`,
      ),
  ];
}
