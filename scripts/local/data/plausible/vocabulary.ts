import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** A random choice needs at least one text. */
const texts = v.tupleWithRest([v.string()], v.string());

/** Texts for large data: they need to look like news from afar, not to be read. */
export const vocabulary = v.parse(
  v.object({
    sectors: texts,
    regions: texts,
    tags: texts,
    topics: texts,
    companies: texts,
    events: texts,
    reasons: texts,
    outlooks: texts,
    outlets: texts,
    orgTypes: texts,
  }),
  JSON.parse(readFileSync(new URL('./vocabulary.json', import.meta.url), 'utf8')),
);
