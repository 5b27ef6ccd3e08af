import path from 'node:path';
import type ts from 'typescript';
import { workspacesIn } from '#checks/house/workspaces.ts';
import { contractOf } from '#release/contract/contractOf.ts';
import { layOut } from '#release/contract/layOut.ts';
import { declarationsOf, type Declarations } from './declarations.ts';
import type { Contract } from '#release/contract/Contract.ts';
import type { Page } from './Page.ts';

const note = 'Made by `npm run api` from the sources. A line that changes here is a contract that changes.';

/** A page for shared, with the exports of its doors, and one for each remote: its screens, and its use of the doors. */
export function apiPages(root: string): Page[] {
  const remotes = workspacesIn(root).filter((folder) => folder.startsWith('remote-'));
  return pagesOf(root, ['host', ...remotes]);
}

/** The pages of some apps; shared's is that of the host. */
export function pagesOf(root: string, apps: string[]): Page[] {
  const contracts = Object.fromEntries(apps.map((app) => [app, contractOf(root, app)]));
  const { program, pathOf } = layOut(root, contracts, {});
  const checker = program.getTypeChecker();
  const exportsOf = (app: string, file: string) => {
    const source = program.getSourceFile(pathOf(app, file));
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };

  const pageOf = (folder: string, title: string, parts: string[]) => ({
    file: path.posix.join(folder, 'api.md'),
    text: [`# ${title}`, note, ...parts].join('\n\n'),
  });
  return Object.entries(contracts).map(([app, contract]) =>
    app === 'host'
      ? pageOf(
          'shared',
          'The doors of shared',
          Object.entries(contract.doors).flatMap(([door, file]) => [
            `## \`${door}\``,
            ...blocks(declarationsOf(checker, exportsOf(app, file))),
          ]),
        )
      : pageOf(app, `The contract of ${app}`, [
          '## Exposed modules',
          ...Object.entries(contract.exposes).flatMap(([name, file]) => [
            `### \`${name}\``,
            ...blocks(declarationsOf(checker, exportsOf(app, file))),
          ]),
          '## Used of shared',
          ...Object.entries(contract.doors).flatMap(([door, file]) =>
            usesOf(door, exportsOf(app, file), contract),
          ),
        ]),
  );
}

const blocks = ({ exported, named }: Declarations) => [
  codeOf(exported),
  ...(named.length > 0 ? ['Named by them:', codeOf(named)] : []),
];

const codeOf = (texts: string[]) => `\`\`\`ts\n${texts.join('\n\n')}\n\`\`\``;

function usesOf(door: string, names: ts.Symbol[], { uses }: Contract): string[] {
  const lines = names
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const ways = uses[door]?.[name]?.ways;
      const how = ways ? ways.filter((way) => way !== 'whole').join(', ') : 'type';
      return `- \`${name}\`${how && ` (${how})`}`;
    });
  return lines.length > 0 ? [`### \`${door}\``, lines.join('\n')] : [];
}
