import { randomBytes } from 'node:crypto';
import { block, pattern, quote } from './nginxSyntax.ts';
import type { ServingRules } from './Kind.ts';

/** How readers are spread over pages, so that a share of them may get a release first. */
export interface SlotRules {
  cookie: string;
  /** captures the reader from the Cookie header */
  pattern: string;
  /** the cookie to set for a reader who has none, with `{reader}` for 32 random hexadecimal digits */
  set: string;
  /** slots of equal size; a reader's is `floor(MurmurHash2(reader) / floor(0.05 * (2 ** 32 - 1)))`, as nginx splits clients */
  count: number;
}

const cookie = '__Host-portal-reader';

export const slotRules: SlotRules = {
  cookie,
  pattern: `(?:^|;\\s*)${cookie}=([0-9a-f]{32})\\s*(?:;|$)`,
  set: `${cookie}={reader}; Max-Age=31536000; Path=/; Secure; HttpOnly; SameSite=Lax`,
  count: 20,
};

const { count } = slotRules;
const percent = 100 / count;
const size = Math.floor((0xffff_ffff * percent) / 100);

/** The slot of a reader. */
export const slotOf = (reader: string): number =>
  Math.min(Math.floor(murmurHash2(Buffer.from(reader)) / size), count - 1);

/** MurmurHash2 of Austin Appleby, as in nginx, of whole words of four bytes: every reader has eight. */
function murmurHash2(data: Buffer): number {
  const m = 0x5bd1_e995;
  let hash = data.length;
  for (let at = 0; at < data.length; at += 4) {
    let word = Math.imul(data.readInt32LE(at), m);
    word = Math.imul(word ^ (word >>> 24), m);
    hash = Math.imul(hash, m) ^ word;
  }
  hash = Math.imul(hash ^ (hash >>> 13), m);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A reader of the last slot, which no rollout has: the tools look at production's page as this one. */
export const lastReader: string = (() => {
  for (let number = 0; ; number += 1) {
    const reader = number.toString(16).padStart(32, '0');
    if (slotOf(reader) === count - 1) return reader;
  }
})();

/** Slot of the reader who sent these cookies, and the cookie to set if they are none's yet. */
export function readerOf({ pattern: known, set }: SlotRules, cookies: string = '') {
  const reader = new RegExp(known).exec(cookies)?.[1];
  if (reader !== undefined) return { slot: slotOf(reader), headers: {} };
  const fresh = randomBytes(16).toString('hex');
  return { slot: slotOf(fresh), headers: { 'set-cookie': set.replace('{reader}', fresh) } };
}

/** nginx's maps for the slots: the reader, the page of their slot, and the cookie that they get. */
export function slotMaps({ slots }: ServingRules, file: string): string[] {
  if (!slots) return [];
  const shares = Array.from({ length: slots.count - 1 }, (_, slot) => `${String(percent)}% ${String(slot)};`);
  return [
    '# Readers are spread over slots by a number of their own, which says nothing about them.',
    ...block('map $http_cookie $portal_known_reader', [
      'default "";',
      `${pattern(`~${slots.pattern.replace('([', '(?<reader>[')}`)} $reader;`,
    ]),
    ...block('map $portal_known_reader $portal_reader', ['default $portal_known_reader;', '"" $request_id;']),
    ...block('map $portal_known_reader $portal_reader_cookie', [
      'default "";',
      `"" ${quote(slots.set).replace('{reader}', '$request_id')};`,
    ]),
    ...block('split_clients $portal_reader $portal_slot', [...shares, `* ${String(slots.count - 1)};`]),
    ...block('map $portal_slot $portal_slot_page', [
      `default "${file.replace('{slot}', '${portal_slot}')}";`,
    ]),
  ];
}

/** The cookie of a new reader, in the location of the page. */
export const slotLines = ({ slots }: ServingRules): string[] =>
  slots ? ['add_header set-cookie $portal_reader_cookie;'] : [];
