import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { commitFacts, commonFacts } from './PortalBuild.ts';

const publishedFile = v.object({ size: v.number(), type: v.string(), sha384: v.string() });

export type PublishedFile = v.InferOutput<typeof publishedFile>;

const release = v.object({
  /** 2: has a boot script, 3: has declarations, 4: leaves the first requests to the page, as older tools do not */
  format: v.picklist([1, 2, 3, 4]),
  ...commonFacts,
  build: v.string(),
  files: v.record(v.string(), publishedFile),
  ...commitFacts,
});

/** `release.json` of a published build: everything that a page and the checks of other builds need. */
export type Release = v.InferOutput<typeof release>;

export function parseRelease(text: Buffer, name: string): Release {
  const { format } = parseJson(v.object({ format: v.number() }), text, name);
  if (format > 4) throw new Error(`${name} was written by a newer tool: update your checkout.`);
  return parseJson(release, text, name);
}
