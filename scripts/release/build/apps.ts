import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hostDeclaration, remoteDeclaration } from '@portal/shared/declarationSchema';
import { checkForm } from '#process/checkForm.ts';
import { parseJson } from '#process/parseJson.ts';
import { portFrom } from '#process/portFrom.ts';
import { root } from '#process/root.ts';
import * as v from 'valibot';
import type { HostDeclaration, RemoteDeclaration } from '@portal/shared/declaration';

/** An app, from its package.json and its `src/portal.ts`. */
export interface App {
  folder: string;
  version: string;
  federationName: string;
  /** in development: the declared one, moved as far as the variable PORTAL_PORT moves the host's */
  port: number;
  /** of a remote */
  declaration?: RemoteDeclaration;
  /** of the host */
  offers?: Pick<HostDeclaration, 'format' | 'slots'>;
}

/** Build targets of a remote outside a release. */
export interface RemoteEnv {
  /** a page of its own */
  standalone?: boolean;
  /** a deployed portal */
  on?: boolean;
}

const manifest = v.object({ version: v.string() });

/**
 * A remote's declaration. Throws a sentence with the file and the key.
 *
 * @param state Node evaluates a file once, and again for another state
 */
export const readDeclaration = (
  folder: string,
  directory: string = root,
  state?: string,
): Promise<RemoteDeclaration> => evaluated(remoteDeclaration, folder, directory, state);

async function evaluated<Form>(
  form: v.GenericSchema<Form>,
  folder: string,
  directory: string,
  state?: string,
): Promise<Form> {
  const file = `${folder}/src/portal.ts`;
  const { href } = pathToFileURL(path.join(directory, file));
  const { portal } = (await import(href + (state ? `?${state}` : ''))) as { portal: unknown };
  return checkForm(form, portal, file);
}

interface Ports {
  /** false for the ports as they are declared, default true */
  areMoved?: boolean;
}

export async function readApp(folder: string, { areMoved = true }: Ports = {}): Promise<App> {
  const manifestFile = `${folder}/package.json`;
  const { version } = parseJson(manifest, readFileSync(path.join(root, manifestFile)), manifestFile);
  const { federationName, port, ...offers } = await evaluated(hostDeclaration, 'host', root);
  const shift = areMoved ? portFrom('PORTAL_PORT', port) - port : 0;
  if (folder === 'host') return { folder, version, federationName, port: port + shift, offers };
  const declaration = await readDeclaration(folder);
  return {
    folder,
    version,
    federationName: declaration.federationName,
    port: declaration.port + shift,
    declaration,
  };
}

/** Folders of the apps, the host first: every folder `remote-…` that has a recipe is a remote. */
export const appFolders = (): string[] =>
  ['host', ...readdirSync(root).filter((name) => name.startsWith('remote-'))].filter((folder) =>
    existsSync(path.join(root, folder, 'webpack.config.js')),
  );

export const readApps = (ports?: Ports): Promise<App[]> =>
  Promise.all(appFolders().map((folder) => readApp(folder, ports)));

export const distOf = (app: string): string => path.join(root, app, 'dist');

/** The address of an app's webpack configuration, as `import` wants it: a path may hold "#" or a drive. */
export const recipeOf = (app: string): string =>
  pathToFileURL(path.join(root, app, 'webpack.config.js')).href;
