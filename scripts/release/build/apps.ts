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

/** Fields of "portal" that builds repeat in their record. */
export const partFacts = {
  /** of the host: the remote's screen for each address */
  addresses: v.exactOptional(v.array(address)),
  /** of the host: the screen of signed-out readers */
  signedOutScreen: v.exactOptional(v.string()),
  /** of a remote: the first API call of each screen */
  firstCalls: v.exactOptional(textsByName),
};

const appManifest = v.object({
  version: v.string(),
  portal: v.object({
    federationName: v.string(),
    port: v.number(),
    ...partFacts,
  }),
});

/** An app, from "portal" in its package.json. */
export type App = { folder: string; version: string } & v.InferOutput<typeof appManifest>['portal'];

/** Build targets of a remote outside a release. */
export interface RemoteEnv {
  /** a page of its own */
  standalone?: boolean;
  /** a deployed portal */
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

/** Every app, the host first. */
export const apps: App[] = workspaces
  .filter((folder) => existsSync(path.join(root, folder, 'webpack.config.js')))
  .map(readApp)
  .sort((a, b) => Number(b.folder === 'host') - Number(a.folder === 'host'));

export const distOf = (app: string): string => path.join(root, app, 'dist');
