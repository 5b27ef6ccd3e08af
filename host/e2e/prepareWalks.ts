import { ensureChromium } from '@portal/scripts/browser/ensureChromium.ts';
import { ensureAllBuilt } from '@portal/scripts/release/build/ensureAllBuilt.ts';

/** Runs once before all workers: they walk through builds of the sources that are there, and none of them builds. */
export default async function prepareWalks(): Promise<void> {
  ensureChromium();
  await ensureAllBuilt();
}
