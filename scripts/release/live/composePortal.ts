import { distOf } from '../build/apps.ts';
import { openStore } from '../store/openStore.ts';
import { publish } from '../store/published.ts';
import { readBuild } from '../build/readBuild.ts';
import { swapPage } from './swapPage.ts';
import type { PortalConfig } from '@portal/shared';

/** Makes all apps' builds (`from`, packed with `quality`) live without the gate. Throws a sentence if one is missing. */
export async function composePortal({
  apps,
  config,
  out,
  channel = 'production',
  from = distOf,
  quality,
}: {
  apps: { folder: string }[];
  config: PortalConfig;
  out: string;
  channel?: string;
  from?: typeof distOf;
  quality?: number;
}): Promise<Record<string, string>> {
  const store = openStore(out);
  const built = apps.map(({ folder }) => readBuild(folder, from(folder)));
  for (const one of built) await publish(store, one, quality === undefined ? {} : { quality });
  const builds = Object.fromEntries(built.map(({ release: { app, build } }) => [app, build]));
  await swapPage(store, channel, () => ({ builds, config, kind: 'ship' }));
  return builds;
}
