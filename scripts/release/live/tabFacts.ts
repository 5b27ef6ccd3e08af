import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

/** How far (ms) the clock of a server may be ahead of ours. */
const clocks = 300_000;

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const builds = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}\/[\w-]{1,64}(?:,[\w-]{1,64}\/[\w-]{1,64}){0,9}$/),
  v.transform((text) => text.split(',')),
);

const line = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), said: v.string() });

/** A tab's own words, by the letters of `tellSeen` in the host. */
const said = v.object({
  e: v.picklist(['start', 'tab', 'shown', 'fallback', 'gone', 'crash']),
  c: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,62}$/)),
  r: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  t: v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
  a: v.exactOptional(name),
  b: v.exactOptional(name),
  u: v.exactOptional(name),
  s: v.exactOptional(name),
  p: v.exactOptional(builds),
});

/** A fact that a tab has told the server, with its time (ms). */
export interface TabFact {
  at: number;
  event: v.InferOutput<typeof said>['e'];
  channel: string;
  release: number;
  tab: string;
  app?: string;
  stage?: string;
  /** `app/build` of what runs instead of the page's */
  instead: string[];
}

/** The fact of one line of the log; null for whatever no tab has said. Anybody can write to that log. */
export function tabFact(text: string, now: number): TabFact | null {
  const parsed = v.safeParse(line, jsonOf(text));
  if (!parsed.success) return null;
  const facts = v.safeParse(said, Object.fromEntries(new URLSearchParams(parsed.output.said)));
  const at = Date.parse(parsed.output.at);
  if (!facts.success || at > now + clocks) return null;
  const { e: event, c: channel, r: release, t: tab, a: app, s: stage, p: instead = [] } = facts.output;
  return { at, event, channel, release, tab, ...(app && { app }), ...(stage && { stage }), instead };
}

/** Facts of log files, and how many lines are none. Throws if a file is not there. */
export async function readTabFacts(
  files: string[],
  now: number = Date.now(),
): Promise<{ facts: TabFact[]; ignored: number }> {
  const facts: TabFact[] = [];
  let ignored = 0;
  for (const file of files)
    for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      const fact = tabFact(text, now);
      if (fact) facts.push(fact);
      else if (text !== '') ignored += 1;
    }
  return { facts, ignored };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
