import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOrigin } from '@portal/host/src/model/AppBuild';
import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { partFacts } from './apps.ts';

/** The file in which a build describes itself to the release tool. It is not published as it is. */
export const buildRecordFile = 'portal-build.json';

const texts = v.array(v.string());

/** One key of the shared modules, as the federation plugin was told. */
const share = v.object({
  version: v.string(),
  /** the versions that this build accepts from others */
  range: v.string(),
  isSingleton: v.boolean(),
  /** whether the build brings a copy for the case that nobody else does */
  isBrought: v.boolean(),
});

/** Where a build came from: it tells two builds of the same content apart for people, and is no part of them. */
export const commitFacts = {
  commit: v.nullable(v.string()),
  committedAt: v.nullable(v.string()),
  /** whether the commit is all that the build was made from */
  isClean: v.boolean(),
};

const origin = v.object({
  ...commitFacts,
  /** see `sourceDigest` */
  sources: v.string(),
}) satisfies v.GenericSchema<{ [Fact in keyof BuildOrigin]: BuildOrigin[Fact] | null }>;

export type Origin = v.InferOutput<typeof origin>;

/** The facts that a build and the `release.json` of the same build have in common. */
export const commonFacts = {
  /** its folder */
  app: v.string(),
  federationName: v.string(),
  version: v.string(),
  /** the version of `@portal/shared` it was built with */
  contract: v.string(),
  shared: v.record(v.string(), share),
  /** the host's: the modules of remotes that it loads */
  needs: texts,
  ...partFacts,
  mode: v.string(),
  publicPath: v.string(),
  /** loaded by the page: the host's scripts in order, or a remote's entry */
  scripts: texts,
  /** the scripts behind every exposed module */
  exposes: v.record(v.string(), texts),
  /** the packages inside, with their versions */
  packages: v.record(v.string(), texts),
};

const portalBuild = v.object({
  ...commonFacts,
  /** the integrity value of every file that was written */
  files: v.record(v.string(), v.string()),
  origin,
});

export type PortalBuild = v.InferOutput<typeof portalBuild>;

/** @throws {Error} a sentence, when there is no record of this form */
export function readPortalBuild(dist: string): PortalBuild {
  const file = path.join(dist, buildRecordFile);
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  return parseJson(portalBuild, readFileSync(file), file);
}
