import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { commitFacts, commonFacts } from './PortalBuild.ts';

const publishedFile = v.object({ size: v.number(), type: v.string(), sha384: v.string() });

export type PublishedFile = v.InferOutput<typeof publishedFile>;

const release = v.object({
  format: v.literal(1),
  ...commonFacts,
  build: v.string(),
  files: v.record(v.string(), publishedFile),
  ...commitFacts,
});

/**
 * The `release.json` beside a published build: everything that a page of this build needs, and that whoever checks
 * another build against it has to know.
 */
export type Release = v.InferOutput<typeof release>;

/**
 * @param name of the file, for messages
 * @throws {Error} a sentence, when it is not of this form
 */
export function parseRelease(text: Buffer, name: string): Release {
  const { format } = parseJson(v.object({ format: v.number() }), text, name);
  if (format !== 1) throw new Error(`${name} was written by a newer tool: update your checkout.`);
  return parseJson(release, text, name);
}
