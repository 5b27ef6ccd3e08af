import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';

/** Published with a build: the types that it offers and relies on. */
export const contractFile = 'contract.json';

const texts = v.record(v.string(), v.string());

/** Variance: an atom that is only read may come to hold less, one that is only written may accept more. */
const way = v.picklist(['read', 'write', 'whole']);

export type Way = v.InferOutput<typeof way>;

/** `file` is the first that uses it. */
const use = v.object({ file: v.string(), ways: v.array(way) });

/** The type of props as text. */
const passing = v.object({ props: v.string() });

/** A link by name to a screen, such as `remote_reports/ReportScreen`, with the parameters that it gives. */
const screenLink = v.object({
  to: v.string(),
  file: v.string(),
  params: v.array(v.string()),
  /** given at times */
  optionalParams: v.array(v.string()),
});

export type ScreenLink = v.InferOutput<typeof screenLink>;

const contract = v.object({
  format: v.literal(1),
  /** declarations by source file */
  files: texts,
  /** file behind each door of shared: complete for the host, whose copy runs; trimmed to its uses for a remote */
  doors: texts,
  /** of a remote: file behind each exposed module */
  exposes: texts,
  /** of a remote: its uses of each door of shared */
  uses: v.record(v.string(), v.record(v.string(), use)),
  /** of a remote: props that each exposed module gets, as its declaration says */
  passes: v.record(v.string(), v.array(passing)),
  /** of a remote */
  links: v.exactOptional(v.array(screenLink)),
});

/** Types by which an app is compared with other apps, self-contained because sources move on. */
export type Contract = v.InferOutput<typeof contract>;

export const parseContract = (text: Buffer, name: string): Contract => parseJson(contract, text, name);
