import { isDeepStrictEqual } from 'node:util';
import { isPackable, packings } from '../serving/packings.ts';
import { DifferentBytes, type Store } from './store.ts';
import type { Build } from '../build/readBuild.ts';
import { parseRelease, type Release } from '../build/Release.ts';

/** Where a build lies, as a key of the store and, with a slash before it, as an address. */
export const folderOf = (app: string, build: string) => `apps/${app}/${build}`;

const releaseKey = (app: string, build: string) => `${folderOf(app, build)}/release.json`;

/** @throws {Error} a sentence, when the store does not have it */
export async function readRelease(store: Store, app: string, build: string): Promise<Release> {
  const key = releaseKey(app, build);
  const bytes = await store.read(key);
  if (!bytes) throw new Error(`${key} is missing in ${store.name}.`);
  return parseRelease(bytes, key);
}

/** Brotli's best: a file is packed once and read for years. */
const best = 11;

/**
 * Publishes a build: its files first, each with its packed versions beside it, then the `release.json` that makes it a
 * build. What is there already stays.
 *
 * @param options `quality` of the packing, for those in a hurry
 */
export async function publish(
  store: Store,
  { release, read }: Build,
  { onStep = () => {}, quality = best }: { onStep?: (step: string) => void; quality?: number } = {},
): Promise<'written' | 'same'> {
  const folder = folderOf(release.app, release.build);
  for (const file of Object.keys(release.files)) {
    await store.putIfAbsent(`${folder}/${file}`, read(file));
    await packBeside(store, `${folder}/${file}`, quality);
    onStep(`published ${file}`);
  }
  const key = releaseKey(release.app, release.build);
  try {
    return await store.putIfAbsent(key, Buffer.from(`${JSON.stringify(release, null, 2)}\n`));
  } catch (error) {
    // The same content may come out of two commits. The one that was published first keeps its name on it.
    const there = await store.read(key);
    if (error instanceof DifferentBytes && there && isSameContent(parseRelease(there, key), release))
      return 'same';
    throw error;
  } finally {
    await packBeside(store, key, quality);
    onStep('published release.json');
  }
}

/** Packs what lies in the store, whoever has put it there. */
async function packBeside(store: Store, key: string, quality: number) {
  const content = await store.read(key);
  if (!content || !isPackable(key, content)) return;
  for (const { extension, pack } of packings) {
    const beside = `${key}.${extension}`;
    if (await store.read(beside)) continue;
    const packed = await pack(content, quality);
    if (packed.length >= content.length) continue;
    await store.putIfAbsent(beside, packed).catch((error: unknown) => {
      // Another version of the packer was faster: what comes out of it is the same.
      if (!(error instanceof DifferentBytes)) throw error;
    });
  }
}

function isSameContent(a: Release, b: Release) {
  const origin = { commit: null, committedAt: null, isClean: true };
  return isDeepStrictEqual({ ...a, ...origin }, { ...b, ...origin });
}
