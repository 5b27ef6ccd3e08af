import { ensureInstalled } from './commands/ensureInstalled.mjs';
import { fail } from './commands/fail.mjs';

await ensureInstalled();
const { apps } = await import('../webpack.shared.js');
const { buildApp } = await import('./commands/buildApp.mjs');

try {
  for (const { folder } of apps) await buildApp(folder);
} catch (error) {
  fail(error);
}
