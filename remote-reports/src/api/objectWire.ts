import * as v from 'valibot';

/** An object with these entries. valibot's own `object` accepts arrays too. */
export const objectWire = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    v.object(entries),
  );
