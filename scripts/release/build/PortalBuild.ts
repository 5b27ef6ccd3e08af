import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOrigin } from '@portal/host/src/model/AppBuild';
import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { hostDeclaration, remoteDeclaration } from '@portal/shared/declarationSchema';

/** Record of a build for the release tool; it is not published. */
export const buildRecordFile = 'portal-build.json';

const texts = v.array(v.string());

/** A shared module as the federation plugin was configured, or its runtime, which the host lends. */
const share = v.object({
  version: v.string(),
  /** versions that this build accepts from others */
  range: v.string(),
  isSingleton: v.boolean(),
  /** the build includes a copy as a fallback */
  isBrought: v.boolean(),
});

/** Origin of a build, for people: no part of the build id. */
export const commitFacts = {
  commit: v.nullable(v.string()),
  committedAt: v.nullable(v.string()),
  /** there were no uncommitted changes */
  isClean: v.boolean(),
};

const heavyModule = v.object({
  /** path in the repository, or of a library's file from its package on */
  module: v.string(),
  /** bytes before they are minified and packed */
  size: v.number(),
});

export type HeavyModule = v.InferOutput<typeof heavyModule>;

const origin = v.object({
  ...commitFacts,
  sources: v.string(),
}) satisfies v.GenericSchema<{ [Fact in keyof BuildOrigin]: BuildOrigin[Fact] | null }>;

export type Origin = v.InferOutput<typeof origin>;

/** Facts that a build record and its `release.json` share. */
export const commonFacts = {
  /** folder */
  app: v.string(),
  federationName: v.string(),
  /** name on the page, another one for each build of a remote; older builds have the federation name */
  uniqueName: v.exactOptional(v.string()),
  version: v.string(),
  /** version of `@portal/shared` */
  contract: v.string(),
  shared: v.record(v.string(), share),
  /** of a remote: its part of the portal */
  declaration: v.exactOptional(remoteDeclaration),
  /** of the host: the newest form of a declaration that it reads, and its slots */
  offers: v.exactOptional(v.pick(hostDeclaration, ['format', 'slots'])),
  mode: v.string(),
  publicPath: v.string(),
  /** loads its scripts by the policy of the page; older builds do not */
  loadsByPolicy: v.exactOptional(v.literal(true)),
  /** of the host: runs before its other scripts; older builds have none */
  bootScript: v.exactOptional(v.string()),
  /** hides what the page says where no script reaches it; older boot scripts would leave it there */
  hidesFault: v.exactOptional(v.literal(true)),
  /** scripts of the page: the host's in order, or a remote's entry */
  scripts: texts,
  /** scripts behind every exposed module */
  exposes: v.record(v.string(), texts),
  /** largest modules behind every exposed module, or of the host (`.`); older builds do not tell */
  heaviest: v.exactOptional(v.record(v.string(), v.array(heavyModule))),
  /** bundled packages with their versions */
  packages: v.record(v.string(), texts),
};

const portalBuild = v.object({
  ...commonFacts,
  /** name of its software bill of materials, which is not published */
  sbom: v.exactOptional(v.string()),
  /** integrity of every emitted file */
  files: v.record(v.string(), v.string()),
  origin,
});

export type PortalBuild = v.InferOutput<typeof portalBuild>;

/** Throws a sentence if there is no valid record. */
export function readPortalBuild(dist: string): PortalBuild {
  const file = path.join(dist, buildRecordFile);
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  return parseJson(portalBuild, readFileSync(file), file);
}
