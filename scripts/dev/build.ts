import { ensureInstalled } from './commands/ensureInstalled.mjs';
import { fail } from './commands/fail.mjs';

await ensureInstalled();
const { apps } = await import('../webpack.shared.js');
const { buildApp } = await import('./commands/buildApp.mjs');

// Module Federation asks Node for "jotai/", a spelling that Node is about to forget; nothing comes of it.
process.noDeprecation = true;

try {
  const wanted = process.argv.slice(2);
  const folders = apps.map(({ folder }) => folder);
  const unknown = wanted.find((folder) => !folders.includes(folder));
  if (unknown) throw new Error(`There is no app "${unknown}": ${folders.join(', ')}.`);
  for (const folder of wanted.length > 0 ? wanted : folders) await buildApp(folder);
} catch (error) {
  fail(error);
}
