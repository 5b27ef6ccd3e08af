import * as v from 'valibot';

const manifest = v.object({
  name: v.optional(v.string()),
  workspaces: v.optional(v.array(v.string()), []),
  scripts: v.optional(v.record(v.string(), v.string()), {}),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

export type Manifest = v.InferOutput<typeof manifest>;

export const parseManifest = (text: string): Manifest => v.parse(manifest, JSON.parse(text));
