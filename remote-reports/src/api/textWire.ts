import * as v from 'valibot';

/** A text of the API: a number is read as text (B-16), and what is blank or anything else as none. */
export const textWire = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).trim()),
      v.nonEmpty(),
    ),
  ),
  null,
);
