import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildRecordFile } from './BuildRecord.mjs';
import { sourceDigest } from './sourceDigest.mjs';

/**
 * Builds an app unless its last build is of the sources that are there.
 *
 * @param {string} app
 * @param {string} dist
 */
export async function ensureBuilt(app, dist) {
  const file = path.join(dist, buildRecordFile);
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).origin.sources === sourceDigest(app)) return;
  const { buildApp } = await import('../../commands/buildApp.mjs');
  // Module Federation asks Node for "jotai/", a spelling that Node is about to forget; nothing comes of it.
  process.noDeprecation = true;
  await buildApp(app);
}
