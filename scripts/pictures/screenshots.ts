import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPreview } from '#dev/startPreview.ts';
import { fail } from '#process/fail.ts';
import { root } from '#process/root.ts';
import { readApps } from '#release/build/apps.ts';
import { ensureAllBuilt } from '#release/build/ensureAllBuilt.ts';
import { createScreenshotter } from './createScreenshotter.ts';
import { views } from './views.ts';

const folder = path.join(root, 'screenshots');

/* Takes pictures of every screen: `npm run screenshots -- [--quick] [BEGINNING OF A NAME …]`. */
try {
  const { positionals: wanted, values } = parseArgs({
    allowPositionals: true,
    options: {
      /** One picture of each view: shows that each still appears. */
      quick: { type: 'boolean', default: false },
    },
  });
  const chosen = views.filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0) throw new Error(`No picture is called ${wanted.join(' or ')}.`);
  await ensureAllBuilt();

  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const preview = await startPreview({ apps: await readApps() });
  const faults = [];
  try {
    const screenshotter = await createScreenshotter(preview, { folder, isQuick: values.quick });
    try {
      for (const view of chosen)
        for (const fault of await screenshotter.photograph(view)) faults.push(`${view.name}: ${fault}`);
    } finally {
      await screenshotter.close();
    }
  } finally {
    await preview.stop();
  }
  for (const fault of faults) console.error(fault);
  console.log(`The pictures are in ${folder}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
