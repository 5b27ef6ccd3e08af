import { ensureInstalled } from './commands/ensureInstalled.mjs';

await ensureInstalled();
const { runRelease } = await import('./release/runRelease.mjs');

process.exitCode = await runRelease(process.argv.slice(2));
