import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';

/** The file, published with a build, in which the build declares as types what it promises and what it relies on. */
export const contractFile = 'contract.json';

const texts = v.record(v.string(), v.string());

/** An atom that is only read may come to hold less, and one that is only written may take more. */
const way = v.picklist(['read', 'write', 'whole']);

export type Way = v.InferOutput<typeof way>;

/** `file` is the first that uses it. */
const use = v.object({ file: v.string(), ways: v.array(way) });

/** One place, and the type of the props as text. */
const passing = v.object({ file: v.string(), props: v.string() });

export type Passing = v.InferOutput<typeof passing>;

const contract = v.object({
  format: v.literal(1),
  /** declarations, by the source file that they were made from */
  files: texts,
  /**
   * the file behind each door of shared. A host's has everything, because its copy is the one that runs; a remote's has
   * what that remote uses
   */
  doors: texts,
  /** a remote's: the file behind each exposed module */
  exposes: texts,
  /** a remote's: what it uses of each door of shared */
  uses: v.record(v.string(), v.record(v.string(), use)),
  /** the host's: what it gives to each module of a remote */
  passes: v.record(v.string(), v.array(passing)),
});

/**
 * The agreement of an app with the apps beside it. All of it is text for the compiler and stands by itself: what it is
 * compared with later may have moved on.
 */
export type Contract = v.InferOutput<typeof contract>;

/** @throws {Error} a sentence that names the file, when it is not of this form */
export const parseContract = (text: Buffer, name: string): Contract => parseJson(contract, text, name);
