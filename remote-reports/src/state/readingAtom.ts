import { createKeptAtom } from '@portal/shared';
import * as v from 'valibot';
import { dropOldest } from '../model/dropOldest';
import type { Reading } from '../model/Reading';

const text = v.string();
const maybeText = v.fallback(v.nullable(text), null);
const texts = v.fallback(v.array(text), []);

const placeForm = v.object({
  version: text,
  date: maybeText,
  anchor: text,
  name: text,
  title: text,
  at: v.number(),
});

const readingForm = v.array(
  v.object({
    slug: text,
    since: maybeText,
    seen: maybeText,
    opened: v.fallback(v.array(v.object({ version: text, at: v.number(), anchors: texts })), []),
    read: texts,
    place: v.fallback(v.optional(placeForm), undefined),
  }),
);

/** The reports and articles that the reader has seen and read, in every tab of this device; null while the reader is unknown. */
export const readingAtom = createKeptAtom<Reading>({
  name: 'reading',
  format: 1,
  empty: [],
  parse: (value) => {
    const parsed = v.safeParse(readingForm, value);
    return parsed.success ? parsed.output : null;
  },
  dropOldest,
});
