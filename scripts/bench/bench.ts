import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './commands/ensureInstalled.mjs';
import { fail } from './commands/fail.mjs';

await ensureInstalled();
process.noDeprecation = true;
const { apps } = await import('../webpack.shared.js');
const { buildApp } = await import('./commands/buildApp.mjs');
const { launchChromium } = await import('./commands/launchChromium.mjs');
const { buildSingleBundle } = await import('./bench/buildSingleBundle.mjs');
const { median } = await import('./bench/median.mjs');
const { lines, visit } = await import('./bench/visit.mjs');
const { listen } = await import('./local/listen.mjs');
const { startStack } = await import('./local/startStack.mjs');
const { composePortal } = await import('./release/composePortal.mjs');

const { checkConfig } = await import('./release/readConfig.mjs');
const { renderPage } = await import('./release/renderPage.mjs');
const { localConfig } = await import('./serve/startPreview.mjs');
const { rulesFor } = await import('./serve/servingRules.mjs');
const { staticFiles } = await import('./serve/staticFiles.mjs');

const composed = path.join(import.meta.dirname, '../.composed');

try {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
  const runs = Number(values.runs);
  for (const { folder } of apps) await buildApp(folder);
  const single = await buildSingleBundle();

  const usual = { purpose: 'the benchmark', variable: 'PORTAL_PORT', port: 0 };
  const portals = { federated: await listen(usual), 'single bundle': await listen(usual) };
  const stack = await startStack({ portalOrigins: Object.values(portals).map(({ origin }) => origin) });
  const config = checkConfig(localConfig(stack));
  mkdirSync(composed, { recursive: true });
  const federatedFiles = mkdtempSync(path.join(composed, 'bench-'));
  const singleFiles = mkdtempSync(path.join(composed, 'bench-'));
  await composePortal({ apps, config, out: federatedFiles });
  cpSync(single, path.join(singleFiles, 'apps/single'), { recursive: true });
  const scripts = ['react', 'main'].flatMap((name) =>
    readdirSync(single).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js')),
  );
  writeFileSync(
    path.join(singleFiles, 'index.html'),
    renderPage({ config, remotes: [], scripts: scripts.map((file) => `/apps/single/${file}`) }),
  );
  const rules = rulesFor(config);
  portals.federated.server.on('request', staticFiles({ directory: federatedFiles, rules }));
  portals['single bundle'].server.on('request', staticFiles({ directory: singleFiles, rules }));

  const browser = await launchChromium();
  const states = new Map();
  for (const [name, { origin }] of Object.entries(portals)) {
    const page = await browser.newPage();
    await page.goto(`${origin}/reports`);
    await page.getByRole('button', { name: /^Login With/ }).click();
    await page.getByRole('button', { name: /Ada/ }).click();
    await page.getByRole('heading', { name: 'Media Monitoring Reports' }).waitFor();
    states.set(name, await page.context().storageState());
    await page.context().close();
  }

  for (const line of lines) {
    for (const cache of ['cold', 'warm']) {
      /** @type {Map<string, import('./bench/visit.mjs').Visit[]>} */
      const results = new Map(Object.keys(portals).map((name) => [name, []]));
      // In turn, so that a slow moment of the machine meets both.
      for (let run = 0; run < runs; run += 1) {
        for (const [name, { origin }] of Object.entries(portals)) {
          const context = await browser.newContext({ storageState: states.get(name) });
          if (cache === 'warm') {
            const first = await context.newPage();
            await visit(first, `${origin}/reports`, { ...line, network: null, slowdown: 1 });
            await first.waitForLoadState('networkidle');
            await first.close();
          }
          results.get(name)?.push(await visit(await context.newPage(), `${origin}/reports`, line));
          await context.close();
        }
      }
      console.log(`\n${line.name}, ${cache} cache, median of ${String(runs)} runs in turn`);
      const [federated = [], bundle = []] = [...results.values()];
      const figures = /** @type {(keyof import('./bench/visit.mjs').Visit)[]} */ (
        Object.keys(federated[0] ?? {})
      );
      console.table(
        Object.fromEntries(
          figures.map((figure) => {
            const a = median(federated.map((result) => result[figure]));
            const b = median(bundle.map((result) => result[figure]));
            return [
              figure,
              { federated: Math.round(a), 'single bundle': Math.round(b), ratio: (a / b).toFixed(2) },
            ];
          }),
        ),
      );
    }
  }

  await browser.close();
  await Promise.all([stack.stop(), ...Object.values(portals).map((portal) => portal.stop())]);
  for (const directory of [federatedFiles, singleFiles]) rmSync(directory, { recursive: true, force: true });
  process.exit(0);
} catch (error) {
  fail(error);
}
