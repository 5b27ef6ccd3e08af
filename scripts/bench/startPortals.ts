import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { localConfig } from '#dev/startPreview.ts';
import { startStack, type StackOptions } from '#local/startStack.ts';
import { root } from '#process/root.ts';
import { readApps, type App } from '#release/build/apps.ts';
import { checkConfig } from '#release/config/readConfig.ts';
import { rulesFor } from '#release/serving/servingRules.ts';
import { staticFiles } from '#release/serving/staticFiles.ts';
import { apiPath, forwardApi } from './forwardApi.ts';
import { createCertificate, listenSecurely } from './listenSecurely.ts';

const composed = path.join(root, '.composed');

/** Material of a contender's page and files. */
export interface Composition {
  apps: App[];
  config: ReturnType<typeof checkConfig>;
  /** Folder of what is served. */
  out: string;
}

/** A way to build and to serve the sources. */
export interface Contender {
  name: string;
  compose: (composition: Composition) => Promise<unknown>;
}

/** A contender, served to a browser. */
export interface Portal {
  name: string;
  origin: string;
  /** The API is on another origin. */
  isApiElsewhere: boolean;
}

export interface Wanted {
  contenders: Contender[];
  /** Of the API: whether it is elsewhere. */
  places?: boolean[];
  /** Instead of the samples. */
  reportStores?: NonNullable<StackOptions['reportStores']>;
}

/** Serves contenders side by side. */
export async function startPortals({ contenders, places = [false], ...data }: Wanted) {
  const apps = await readApps();
  const certificate = await createCertificate();
  const wanted = places.flatMap((isApiElsewhere) => contenders.map((one) => ({ ...one, isApiElsewhere })));
  const servers = await Promise.all(
    wanted.map(async (one) => ({ ...one, ...(await listenSecurely(certificate)) })),
  );
  const stack = await startStack({ portalOrigins: servers.map(({ origin }) => origin), ...data });
  mkdirSync(composed, { recursive: true });
  const directory = mkdtempSync(path.join(composed, 'bench-'));
  const stop = async () => {
    await Promise.all([stack, ...servers].map((one) => one.stop()));
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const portals = await Promise.all(
      servers.map(async ({ name, compose, isApiElsewhere, origin, server }, index): Promise<Portal> => {
        const apiOrigin = isApiElsewhere ? stack.apiOrigin : `${origin}${apiPath}`;
        const config = checkConfig(localConfig({ ...stack, apiOrigin }));
        const out = path.join(directory, String(index));
        await compose({ apps, config, out });
        const serve = staticFiles({ directory: out, rules: rulesFor(config) });
        server.on('request', (request, response) => {
          if (!forwardApi(request, response, { api: stack.apiOrigin, portal: origin }))
            serve(request, response);
        });
        return { name, origin, isApiElsewhere };
      }),
    );
    return { portals, trust: certificate.trust, api: stack.apiOrigin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
