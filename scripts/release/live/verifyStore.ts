import { packings } from '../serving/packings.ts';
import { integrityOf } from '../build/buildId.ts';
import { folderOf } from '../store/published.ts';
import type { Release } from '../build/Release.ts';
import type { Store } from '../store/store.ts';

/** Compares every file of a set, plain and packed, with its `release.json`. Returns faults as sentences. */
export async function verifyStore(store: Store, set: Release[]): Promise<string[]> {
  const faults = set.flatMap(({ app, build, files }) =>
    Object.entries(files).flatMap(([file, { sha384 }]) => {
      const key = `${folderOf(app, build)}/${file}`;
      return [
        plainFault(store, key, sha384),
        ...packings.map((packing) => packedFault(store, key, sha384, packing)),
      ];
    }),
  );
  return (await Promise.all(faults)).filter((fault) => fault !== null);
}

async function plainFault(store: Store, key: string, sha384: string) {
  const bytes = await store.read(key);
  if (!bytes) return `${key} is missing in ${store.name}.`;
  return integrityOf(bytes) === sha384 ? null : `${key} is not what was published.`;
}

async function packedFault(
  store: Store,
  key: string,
  sha384: string,
  { extension, unpack }: (typeof packings)[number],
) {
  const packed = await store.read(`${key}.${extension}`);
  const content = packed && (await unpack(packed).catch(() => Buffer.alloc(0)));
  // Servers send the plain file if there is no packed one.
  return !content || integrityOf(content) === sha384
    ? null
    : `${key}.${extension} is not what was published.`;
}
