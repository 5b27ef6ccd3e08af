import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';

/** The software bill of materials beside each build; it is not published. */
export const billFile = 'portal-sbom.json';

/** Property of a package whose code is in the scripts of a first screen. */
export const firstScreen = 'portal:first-screen';

const bill = v.object({
  components: v.array(
    v.object({
      group: v.optional(v.string()),
      name: v.string(),
      licenses: v.optional(v.array(v.object({ expression: v.string() }))),
      properties: v.optional(v.array(v.object({ name: v.string() }))),
    }),
  ),
});

/** The packages that a bill names. */
export const readBill = (text: Buffer): { name: string; licence: string | null; isFirst: boolean }[] =>
  parseJson(bill, text, billFile).components.map(({ group, name, licenses = [], properties = [] }) => ({
    name: group ? `${group}/${name}` : name,
    licence: licenses[0]?.expression ?? null,
    isFirst: properties.some((property) => property.name === firstScreen),
  }));
