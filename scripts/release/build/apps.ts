import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '#process/parseJson.ts';
import { root } from '#process/root.ts';
import * as v from 'valibot';

const textsByName = v.record(v.string(), v.string());

const address = v.object({
  pattern: v.string(),
  screen: v.nullable(v.string()),
  isPublic: v.exactOptional(v.boolean()),
});

/** The part that host and remotes play at an address, as their package.json says and their builds repeat. */
export const partFacts = {
  /** the host's: which remote's screen stands where */
  addresses: v.exactOptional(v.array(address)),
  /** the host's: the screen of a reader who is signed out */
  signedOutScreen: v.exactOptional(v.string()),
  /** a remote's: the first call of each of its screens */
  firstCalls: v.exactOptional(textsByName),
};

const appManifest = v.object({
  version: v.string(),
  portal: v.object({
    federationName: v.string(),
    /** in development */
    port: v.number(),
    ...partFacts,
  }),
});

/** An app of the portal, as the "portal" of its package.json describes it. */
export type App = { folder: string; version: string } & v.InferOutput<typeof appManifest>['portal'];

/** What a remote is compiled for, when it is not for the set of a release. */
export interface RemoteEnv {
  /** a page of its own */
  standalone?: boolean;
  /** a portal that is deployed */
  on?: boolean;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

export function readApp(folder: string): App {
  const file = `${folder}/package.json`;
  const { version, portal } = parseJson(appManifest, read(file), file);
  return { folder, version, ...portal };
}

const { workspaces } = parseJson(
  v.object({ workspaces: v.array(v.string()) }),
  read('package.json'),
  'package.json',
);

/** Every workspace that is an app, the host first. */
export const apps: App[] = workspaces
  .filter((folder) => existsSync(path.join(root, folder, 'webpack.config.js')))
  .map(readApp)
  .sort((a, b) => Number(b.folder === 'host') - Number(a.folder === 'host'));

/** Where the build of an app lies. */
export const distOf = (app: string): string => path.join(root, app, 'dist');
