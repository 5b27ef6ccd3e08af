import * as v from 'valibot';

/** An object of the API with these entries; valibot alone takes a list for one. */
export const objectWire = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    v.object(entries),
  );
