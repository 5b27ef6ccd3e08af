import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const texts = v.tupleWithRest([v.string()], v.string());

/** Filler texts for large data. */
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
