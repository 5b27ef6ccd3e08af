import * as v from 'valibot';

/** The host's side of the declarations: the newest form that it reads, and its slots. */
export const hostDeclaration = v.strictObject({
  format: v.number(),
  federationName: v.literal('host'),
  /** in development */
  port: v.pipe(v.number(), v.integer(), v.minValue(1024), v.maxValue(65_535)),
  /** places for panels of remotes */
  slots: v.array(v.string()),
});

export type HostDeclaration = v.InferOutput<typeof hostDeclaration>;
