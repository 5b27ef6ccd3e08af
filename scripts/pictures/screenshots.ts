import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './commands/ensureInstalled.mjs';
import { fail } from './commands/fail.mjs';

await ensureInstalled();
const { apps } = await import('../webpack.shared.js');
const { buildApp } = await import('./commands/buildApp.mjs');
const { createStudio } = await import('./pictures/createStudio.mjs');
const { views } = await import('./pictures/views.mjs');
const { startPreview } = await import('./serve/startPreview.mjs');

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'screenshots');

try {
  // `npm run screenshots -- list report` takes only the pictures whose names start so.
  const { positionals: wanted } = parseArgs({ allowPositionals: true });
  const chosen = views.filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0) throw new Error(`No picture is called ${wanted.join(' or ')}.`);
  for (const { folder: app } of apps)
    if (!existsSync(path.join(root, app, 'dist/portal-build.json'))) await buildApp(app);

  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const preview = await startPreview({ apps });
  const studio = await createStudio({ preview, folder });
  let failures = 0;
  try {
    for (const view of chosen) {
      const faults = await studio.photograph(view);
      for (const fault of faults) console.error(`${view.name}: ${fault}`);
      failures += faults.length;
    }
  } finally {
    await studio.close();
    await preview.stop();
  }
  console.log(`The pictures are in ${folder}`);
  process.exitCode = failures === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
