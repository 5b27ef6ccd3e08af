import { isDeepStrictEqual } from 'node:util';
import { codeOf } from '#process/codeOf.ts';
import { integrityOf } from '../build/buildId.ts';
import { isPackable, packings } from '../serving/packings.ts';
import { atMost } from './atMost.ts';
import { DifferentBytes, type Store } from './store.ts';
import type { Build } from '../build/readBuild.ts';
import { parseRelease, type Release } from '../build/Release.ts';

/** Key of a build in the store and, after a slash, its address. */
export const folderOf = (app: string, build: string) => `apps/${app}/${build}`;

const releaseKey = (app: string, build: string) => `${folderOf(app, build)}/release.json`;

/** Throws a sentence if the store does not have it. */
export async function readRelease(store: Store, app: string, build: string): Promise<Release> {
  const key = releaseKey(app, build);
  const bytes = await store.read(key);
  if (!bytes) throw new Error(`${key} is missing in ${store.name}.`);
  return parseRelease(bytes, key);
}

/** Brotli's best: packed once, served for years. */
const best = 11;

/** Files on their way at once: each waits for a bucket's answer, or for its packing. */
const sideBySide = 8;

/** Publishes a build: packed files first, then the `release.json` that makes it a build. Existing files stay. */
export async function publish(
  store: Store,
  build: Build,
  { onStep = () => {}, quality = best }: { onStep?: (step: string) => void; quality?: number } = {},
): Promise<'written' | 'same'> {
  const { release } = build;
  const folder = folderOf(release.app, release.build);
  const inTurn = atMost(sideBySide);
  const published = await Promise.allSettled(
    unchangedFiles(build).map(([file, content]) =>
      inTurn(async () => {
        const key = `${folder}/${file}`;
        const isNew = (await store.putIfAbsent(key, content)) === 'written';
        await packBeside(store, key, { content, quality, isNew });
        onStep(`published ${file}`);
      }),
    ),
  );
  for (const one of published) if (one.status === 'rejected') throw one.reason;
  const key = releaseKey(release.app, release.build);
  try {
    return await store.putIfAbsent(key, Buffer.from(`${JSON.stringify(release, null, 2)}\n`));
  } catch (error) {
    // Two commits may have the same content: the first to be published keeps its name on it.
    const there = await store.read(key);
    if (error instanceof DifferentBytes && there && isSameContent(parseRelease(there, key), release))
      return 'same';
    throw error;
  } finally {
    const content = await store.read(key);
    if (content) await packBeside(store, key, { content, quality });
    onStep('published release.json');
  }
}

/** Files of a build with the content that its name stands for. Throws a sentence if somebody has built anew since. */
function unchangedFiles({ release, read }: Build): [file: string, content: Buffer][] {
  return Object.entries(release.files).map(([file, { sha384 }]) => {
    try {
      const content = read(file);
      if (integrityOf(content) === sha384) return [file, content];
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    throw new Error(`${release.app}/dist/${file} was changed since the command began: try again.`);
  });
}

/** Packs a file of the store, whoever published it; nothing is packed yet beside a new one. */
async function packBeside(
  store: Store,
  key: string,
  { content, quality, isNew = false }: { content: Buffer; quality: number; isNew?: boolean },
) {
  if (!isPackable(key, content)) return;
  for (const { extension, pack } of packings) {
    const beside = `${key}.${extension}`;
    if (!isNew && (await store.read(beside))) continue;
    const packed = await pack(content, quality);
    if (packed.length >= content.length) continue;
    await store.putIfAbsent(beside, packed).catch((error: unknown) => {
      // Another version of the packer was faster; its output unpacks to the same.
      if (!(error instanceof DifferentBytes)) throw error;
    });
  }
}

function isSameContent(a: Release, b: Release) {
  const origin = { commit: null, committedAt: null, isClean: true };
  return isDeepStrictEqual({ ...a, ...origin }, { ...b, ...origin });
}
