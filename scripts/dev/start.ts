import { fail } from '#process/fail.ts';
import { assertOwnPorts } from '#process/assertOwnPorts.ts';
import { portFrom } from '#process/portFrom.ts';
import { untilStopped } from '#process/untilStopped.ts';
import type { Deployed, Order } from './readOrder.ts';
import { readApps, type App } from '#release/build/apps.ts';
import { readSamples } from '#release/build/readSamples.ts';
import { assertPortFree } from '#process/assertPortFree.ts';
import { readOrder } from './readOrder.ts';
import { sayHowToOpen } from './sayHowToOpen.ts';
import { startDevelopment } from './startDevelopment.ts';
import { startLocalRemote } from './startLocalRemote.ts';
import { startStandalone } from './startStandalone.ts';
import { startStack } from '#local/startStack.ts';
import { localConfig } from './startPreview.ts';

const names = (list: App[]) => list.map(({ folder }) => folder).join(', ');

try {
  const { isStandalone, sources, builds, on, isJson } = readOrder(process.argv.slice(2), await readApps());
  const stackPorts = {
    providerPort: portFrom('PORTAL_PROVIDER_PORT', 4400),
    apiPort: portFrom('PORTAL_API_PORT', 4000),
  };
  const ofStack = [
    { port: stackPorts.providerPort, purpose: 'the identity provider', canTakeAny: true },
    { port: stackPorts.apiPort, purpose: 'the API', canTakeAny: true },
  ];
  assertOwnPorts(
    [...sources.map(({ folder, port }) => ({ port, purpose: folder })), ...(on ? [] : ofStack)],
    'set PORTAL_PORT, PORTAL_PROVIDER_PORT or PORTAL_API_PORT.',
  );
  for (const { folder, port } of sources)
    await assertPortFree(
      port,
      folder,
      'stop what uses it, or set PORTAL_PORT to move the portal and its remotes.',
    );
  const [first] = sources;
  if (on && first) await startOnDeployed(first, on, isJson);
  else await startHere({ isStandalone, sources, builds, isJson }, stackPorts);
} catch (error) {
  fail(error);
}

async function startOnDeployed(app: App, on: Deployed, isJson: boolean) {
  console.log(`Compiling ${app.folder} for ${on.url} …`);
  const { origin, link, channel, isLinked, stop } = await startLocalRemote({ app, on });
  if (isJson) console.log(JSON.stringify({ origin, link }));
  console.log(sayHowToOpen({ app: app.folder, link, channel, isNamed: on.channel !== null, isLinked }));
  untilStopped(stop, { watchInput: isJson });
}

async function startHere(
  { isStandalone, sources, builds, isJson }: Order,
  ports: { providerPort: number; apiPort: number },
) {
  const [first] = sources;
  const stack = await startStack({
    portalOrigins: [`http://localhost:${String(first?.port)}`],
    samples: () => readSamples({ isEdited: true }),
    ...ports,
  });
  const config = localConfig(stack);
  console.log(`Compiling ${names(sources)} …`);
  const development =
    isStandalone && first
      ? await startStandalone({ app: first, stack, config })
      : await startDevelopment({ sources, builds, config });
  if (isJson) console.log(JSON.stringify({ origin: development.origin }));
  if (isStandalone) {
    const session = first?.declaration?.roles
      ? 'and cannot sign in: "--in-host" can'
      : 'and with a sample employee signed in';
    console.log(`\n  ${names(sources)} is at ${development.origin}, alone ${session}.\n`);
    console.log(`  Ctrl-C stops everything.`);
  } else {
    console.log(`\n  The portal is at ${development.origin}\n`);
    if (builds.length > 0) console.log(`  As it was last built, edits do not appear: ${names(builds)}.`);
    console.log(`  Press "Login With Okta" and choose an employee. Ctrl-C stops everything.`);
  }
  console.log(`  Make the API slow or failing at ${stack.apiOrigin}/_control\n`);
  untilStopped(() => Promise.all([development.stop(), stack.stop()]), { watchInput: isJson });
}
