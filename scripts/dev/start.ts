import { ensureInstalled } from './commands/ensureInstalled.mjs';
import { fail } from './commands/fail.mjs';
import { untilStopped } from './commands/untilStopped.mjs';

await ensureInstalled();
const { apps } = await import('../webpack.shared.js');
const { assertPortFree } = await import('./commands/assertPortFree.mjs');
const { readOrder } = await import('./dev/readOrder.mjs');
const { sayHowToOpen } = await import('./dev/sayHowToOpen.mjs');
const { startDevelopment } = await import('./dev/startDevelopment.mjs');
const { startLocalRemote } = await import('./dev/startLocalRemote.mjs');
const { startStandalone } = await import('./dev/startStandalone.mjs');
const { startStack } = await import('./local/startStack.mjs');
const { localConfig } = await import('./serve/startPreview.mjs');

// Module Federation asks Node for "jotai/", a spelling that Node is about to forget; nothing comes of it.
process.noDeprecation = true;

/** @typedef {typeof apps} Apps */
/** @param {Apps} list */
const names = (list) => list.map(({ folder }) => folder).join(', ');

try {
  const { isStandalone, sources, builds, on, isJson } = readOrder(process.argv.slice(2), apps);
  for (const { folder, port } of sources)
    await assertPortFree(
      port,
      folder,
      `stop what uses it, or change "portal.port" in ${folder}/package.json.`,
    );
  const [first] = sources;
  if (on && first) await startOnDeployed(first, on, isJson);
  else await startHere({ isStandalone, sources, builds, isJson });
} catch (error) {
  fail(error);
}

/** @param {Apps[number]} app @param {import('./dev/readOrder.mjs').Deployed} on @param {boolean} isJson */
async function startOnDeployed(app, on, isJson) {
  console.log(`Compiling ${app.folder} for ${on.url} …`);
  const { origin, link, channel, stop } = await startLocalRemote({ app, on });
  if (isJson) console.log(JSON.stringify({ origin, link }));
  console.log(sayHowToOpen({ app: app.folder, link, channel, isNamed: on.channel !== null }));
  untilStopped(stop, { watchInput: isJson });
}

/** @param {import('./dev/readOrder.mjs').Order} order */
async function startHere({ isStandalone, sources, builds, isJson }) {
  const [first] = sources;
  const stack = await startStack({
    portalOrigins: [`http://localhost:${String(first?.port)}`],
    providerPort: Number(process.env.PORTAL_PROVIDER_PORT ?? 4400),
    apiPort: Number(process.env.PORTAL_API_PORT ?? 4000),
  });
  const config = localConfig(stack);
  console.log(`Compiling ${names(sources)} …`);
  const development =
    isStandalone && first
      ? await startStandalone({ app: first, stack, config })
      : await startDevelopment({ sources, builds, config });
  if (isJson) console.log(JSON.stringify({ origin: development.origin }));
  if (isStandalone) {
    console.log(
      `\n  ${names(sources)} is at ${development.origin}, alone and with a sample employee signed in.\n`,
    );
    console.log(`  Ctrl-C stops everything.`);
  } else {
    console.log(`\n  The portal is at ${development.origin}\n`);
    if (builds.length > 0) console.log(`  As it was last built, edits do not appear: ${names(builds)}.`);
    console.log(`  Press "Login With Okta" and choose an employee. Ctrl-C stops everything.`);
  }
  console.log(`  Make the API slow or failing at ${stack.apiOrigin}/_control\n`);
  untilStopped(() => Promise.all([development.stop(), stack.stop()]), { watchInput: isJson });
}
