import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '#process/fail.ts';
import { root } from '#process/root.ts';
import { runTypeScript } from '#process/runTypeScript.ts';
import { mutationRooms, reportOf, type MutationRoom } from './mutationRooms.ts';
import { figuresOf } from './figuresOf.ts';

const usage = `Usage: npm run test:mutation [-- [--force] ROOM or FILE …]

Changes the source in one place at a time and shows which changes no test notices. --force asks everything anew.
A room is one of ${mutationRooms.map(({ folder }) => folder).join(', ')};
a file is one in them, with lines if wanted: shared/src/http/retryAt.ts:10-20.`;

const roomOf = (word: string) =>
  mutationRooms.find(({ folder }) => word === folder || word.startsWith(`${folder}/`));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  if (!positionals.every(roomOf)) throw new Error(usage);

  const figures = mutationRooms.flatMap((room) => {
    const asked = positionals.filter((word) => roomOf(word) === room);
    if (positionals.length > 0 && asked.length === 0) return [];
    const files = asked.includes(room.folder) ? [] : asked;
    mutate(room, [
      ...(values.force ? ['--force'] : []),
      ...(files.length > 0 ? ['--mutate', files.join()] : []),
    ]);
    return figuresOf(room.folder, readFileSync(path.join(root, reportOf(room)), 'utf8'));
  });
  console.log(figures.join('\n'));
} catch (error) {
  fail(error);
}

function mutate({ folder }: MutationRoom, options: string[]) {
  const words = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'stryker.config.ts', ...options];
  const { status } = spawnSync(process.execPath, runTypeScript(...words), {
    cwd: root,
    env: { ...process.env, PORTAL_MUTATION: folder },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Stryker ended with status ${String(status)} in ${folder}.`);
}
