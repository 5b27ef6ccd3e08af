import * as v from 'valibot';

/** A text of the API. A number is read as text; a blank text, or any other value, is null. */
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
