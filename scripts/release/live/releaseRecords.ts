import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { commitFacts } from '../build/PortalBuild.ts';
import { writtenConfig } from '../config/configSchema.ts';
import { atMost } from '../store/atMost.ts';
import { DifferentBytes, type Store } from '../store/store.ts';

const text = v.string();
const nullableText = v.nullable(text);

const change = v.object({ app: text, from: nullableText, to: nullableText });

export type Change = v.InferOutput<typeof change>;

const releaseRecord = v.object({
  number: v.number(),
  channel: text,
  at: text,
  by: text,
  kind: v.picklist(['ship', 'rollback', 'canary']),
  /** of a rollback: the release whose builds it restored */
  to: v.exactOptional(v.number()),
  /** of an automatic rollback */
  reason: v.exactOptional(text),
  /** of a release that a share of the readers get, or got: the number of the first, the apps on trial, and whose readers */
  rollout: v.exactOptional(v.object({ began: v.number(), apps: v.array(text), slots: v.array(v.number()) })),
  changes: v.array(change),
  /** commits from which it was shipped, by app; older records have none */
  origins: v.exactOptional(v.record(text, v.object(commitFacts))),
  isConfigChanged: v.boolean(),
  /** the release of this channel that it replaced */
  previous: v.nullable(v.number()),
  /** the whole set */
  builds: v.record(text, text),
  config: writtenConfig,
  /** digest of the page */
  page: text,
});

/** Record of a release, `releases/<n>.json`, written before its page. Those ever live are reachable by `previous`. */
export type ReleaseRecord = v.InferOutput<typeof releaseRecord>;

export type Origins = NonNullable<ReleaseRecord['origins']>;

/** Commit from which a build was shipped last: its `release.json` names the first of those that have its content. */
export const originIn = (history: ReleaseRecord[], app: string, build: string): Origins[string] | undefined =>
  history.find(({ builds, origins }) => builds[app] === build && origins?.[app])?.origins?.[app];

const folder = 'releases/';
const keyOf = (number: number) => `${folder}${String(number)}.json`;

export async function readRecord(store: Store, number: number): Promise<ReleaseRecord | null> {
  const bytes = await store.read(keyOf(number));
  return bytes && parseJson(releaseRecord, bytes, `${keyOf(number)} in ${store.name}`);
}

export async function recordNumbers(store: Store) {
  return (await store.list(folder))
    .map(({ key }) => Number(/^releases\/(\d+)\.json$/.exec(key)?.[1] ?? NaN))
    .filter((number) => !Number.isNaN(number))
    .sort((a, b) => a - b);
}

/** A store that is asked for each record once, for work that looks again and again: no record ever changes. */
export function rememberRecords(store: Store): Store {
  const known: Map<string, Buffer> = new Map();
  const read = async (key: string) => {
    const bytes = known.get(key) ?? (await store.read(key));
    if (bytes && key.startsWith(folder)) known.set(key, bytes);
    return bytes;
  };
  return { ...store, read };
}

/** Records at once; each waits for a bucket's answer. */
const sideBySide = 8;

/** Records of those of the releases that there are, whatever numbers somebody has made up. */
export async function readRecords(store: Store, numbers: Iterable<number>): Promise<ReleaseRecord[]> {
  const wanted = new Set(numbers);
  const inTurn = atMost(sideBySide);
  const there = (await recordNumbers(store)).filter((number) => wanted.has(number));
  const records = await Promise.all(there.map((number) => inTurn(() => readRecord(store, number))));
  return records.filter((record) => record !== null);
}

export const deleteRecord = (store: Store, number: number) => store.delete(keyOf(number));

/** Writes a record under the next free number, which is above `live`: tabs know releases by their numbers. */
export async function writeRecord(
  store: Store,
  live: number,
  recordOf: (number: number) => ReleaseRecord,
): Promise<ReleaseRecord> {
  for (let number = Math.max(live, ...(await recordNumbers(store))) + 1; ; number += 1) {
    const record = recordOf(number);
    try {
      const bytes = Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
      if ((await store.putIfAbsent(keyOf(number), bytes)) === 'written') return record;
    } catch (error) {
      if (!(error instanceof DifferentBytes)) throw error;
    }
  }
}

/** Releases of a channel, newest first, from the live one (`number`) back as far as records are kept. */
export async function historyFrom(store: Store, number: number | undefined): Promise<ReleaseRecord[]> {
  const history = [];
  const asked: Map<number, Promise<ReleaseRecord | null>> = new Map();
  const ask = (one: number) => {
    const answer = asked.get(one) ?? readRecord(store, one);
    // Read ahead, it may belong to another channel, and then nobody waits for it.
    answer.catch(() => {});
    asked.set(one, answer);
    return answer;
  };
  for (let next = number ?? null; next !== null;) {
    for (let ahead = next; ahead > Math.max(0, next - sideBySide); ahead -= 1) void ask(ahead);
    const record = await ask(next);
    if (!record) break;
    history.push(record);
    next = record.previous;
  }
  return history;
}
