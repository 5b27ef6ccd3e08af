import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { readApp } from './scripts/release/build/apps.ts';
import { BuildRecord } from './scripts/release/build/BuildRecord.ts';
import { ChunkLoading } from './scripts/release/build/ChunkLoading.ts';
import { CompileHint } from './scripts/release/build/CompileHint.ts';
import { factsOf } from './scripts/release/build/factsOf.ts';
import { ShortFederation } from './scripts/release/build/ShortFederation.ts';
import { ShortRuntime } from './scripts/release/build/ShortRuntime.ts';
import { SingleShareScope } from './scripts/release/build/SingleShareScope.ts';
import { StableModuleIds } from './scripts/release/build/StableModuleIds.ts';
import { ContractFile } from './scripts/release/build/ContractFile.ts';
import { uniqueNameOf } from './scripts/release/build/uniqueNameOf.ts';

// Module Federation resolves "jotai/" with a trailing slash, which Node deprecates.
process.noDeprecation = true;

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/** @typedef {import('./scripts/release/build/apps.ts').RemoteEnv} RemoteEnv */
/** @typedef {import('./scripts/release/build/factsOf.ts').SharedModule} SharedModule */

/** Runs first in every build and compares its singletons with those of the other builds on the page. */
const singletonProof = path.join(root, 'scripts/federation/claimSingletons.ts');

/**
 * The federation plugin's runtime would be an eighth of the first screen. The host has a short one in its place, and lends it
 * to remotes, of whose entries it would be the most.
 */
const runtimePackage = '@module-federation/webpack-bundler-runtime';
const pluginRuntime = `${require.resolve(`${runtimePackage}/bundler`)}$`;
/** @param {string} file */
const inFederation = (file) => path.join(root, 'scripts/federation', file);
const lentRuntime = inFederation('lendRuntime.ts');
const borrowedRuntime = { [pluginRuntime]: inFederation('borrowRuntime.ts') };
const hostRuntime = {
  [pluginRuntime]: inFederation('hostRuntime.ts'),
  '@module-federation/enhanced/runtime$': inFederation('pageRuntime.ts'),
};

/** The router gives every bundler its build for development, whose warnings no reader needs. */
const router = path.join(root, 'node_modules/react-router/dist/production');
const productionRouter = {
  'react-router$': path.join(router, 'index.mjs'),
  'react-router/dom$': path.join(router, 'dom-export.mjs'),
};
const narrowRouter = {
  test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  use: path.join(root, 'scripts/release/build/markPure.js'),
};

/** Styles lose their comments and the spaces that nothing needs. The rules that a browser makes of them are the same. */
const denseStyles = {
  minify: true,
  displayName: false,
  fileName: false,
  ssr: false,
  transpileTemplateLiterals: false,
};

const unprefixed = {
  test: /styled-components\.browser\.esm\.js$/,
  use: path.join(root, 'scripts/release/build/dropPrefixer.js'),
};

const clientOnly = {
  test: /react-dom-client\.production\.js$/,
  use: path.join(root, 'scripts/release/build/dropHydration.js'),
};

/** Remotes get the whole of it: in pieces, with the host's own imports round them, it would be larger. */
const wholeShared = { include: path.join(root, 'shared/src'), sideEffects: true };

/** A remote offers exactly the files of its `src/exposes`: the folder is the list. @param {string} folder */
function exposesOf(folder) {
  const exposes = path.join(root, folder, 'src/exposes');
  const files = readdirSync(exposes).filter((file) => !file.includes('.test.'));
  return Object.fromEntries(
    files.map((file) => [
      `./${path.parse(file).name}`,
      { import: [singletonProof, path.join(exposes, file)] },
    ]),
  );
}

/** Modules with one copy per page. A key matches that exact request, `x/` the files below it, else bundled twice. */
const singletons = [
  'react',
  'react/',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/',
  'jotai',
  'jotai/',
  'jotai/react',
  'jotai/vanilla',
  'styled-components',
  '@okta/okta-react',
  '@portal/shared',
  '@portal/shared/',
];

/** Singletons that the host loads after its first screen. */
const lateSingletons = ['@portal/shared/dialog'];

/** The browsers for which the portal is built. @type {string[]} */
const browsers = require('./package.json').browserslist;

/** @param {string} name */
const versionOf = (name) => require(path.join(root, 'node_modules', name, 'package.json')).version;

/** `@portal/shared` of `@portal/shared/`. @param {string} key */
const packageOf = (key) => key.split('/', key.startsWith('@') ? 2 : 1).join('/');

/**
 * The host is there first, so it would always be given its own copies: it imports them, and asks nobody. The plugin has no
 * option for that, but looks only at importers of the layer that is named, which none is of.
 */
const offeredOnly = { issuerLayer: 'none' };

/** @param {boolean} isHost */
function sharedModules(isHost) {
  /** @type {Record<string, SharedModule>} */
  const modules = {};
  for (const key of [...singletons, ...lateSingletons]) {
    const version = versionOf(packageOf(key));
    const rules = { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
    // The host provides every key of the list; of other files below `x/`, only those that it uses itself.
    const isHostsOwn = !key.endsWith('/') || key.startsWith('@portal');
    modules[key] = {
      ...rules,
      ...(isHost
        ? { ...offeredOnly, eager: !lateSingletons.includes(key) }
        : isHostsOwn && { import: false }),
    };
  }
  return modules;
}

/** The lent runtime, for the build record. Older remotes bring their own beside it. @param {boolean} isHost */
function runtimeShare(isHost) {
  const version = versionOf(runtimePackage);
  const rules = { version, requiredVersion: `^${version}` };
  return { [runtimePackage]: isHost ? rules : { ...rules, import: /** @type {const} */ (false) } };
}

/**
 * The webpack configuration of all apps.
 *
 * @param {string} folder
 * @param {object} options
 * @param {boolean} options.isProduction
 * @param {string} [options.entry] the host's; a remote has none
 * @param {{ experiments?: object, [option: string]: unknown }} [options.federation]
 * @param {{ alias?: Record<string, string>, rules?: webpack.RuleSetRule[], plugins?: webpack.WebpackPluginInstance[], optimization?: object }} [options.overrides]
 * @returns {Promise<webpack.Configuration>}
 */
export async function createConfig(folder, { isProduction, entry, federation = {}, overrides = {} }) {
  const app = await readApp(folder);
  const isHost = folder === 'host';
  // An entry names every file of its build. The files of a build have a folder to themselves: six digits are enough.
  const hash = isProduction ? '.[contenthash:6]' : '';
  const name = `[name]${hash}.js`;
  const shared = sharedModules(isHost);
  const uniqueName = isProduction ? uniqueNameOf(app) : app.federationName;

  return {
    name: folder,
    mode: isProduction ? 'production' : 'development',
    context: path.join(root, folder),
    target: ['web', 'browserslist'],
    entry: entry ? { main: [singletonProof, lentRuntime, entry] } : {},
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: path.join(root, folder, 'dist'),
      clean: true,
      filename: name,
      chunkFilename: name,
      // Files find each other relative to their own script; the page names scripts in full.
      publicPath: isProduction ? 'auto' : `http://localhost:${app.port}/`,
      uniqueName,
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
      // Allows a module that threw to be requested again (webpack#19351).
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The portal does not use the client's sign-in widget; okta-react imports the same client under this name.
      alias: {
        '@okta/okta-auth-js$': '@okta/okta-auth-js/core',
        ...(isHost && hostRuntime),
        ...(isProduction && productionRouter),
        ...overrides.alias,
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'swc-loader',
            options: {
              env: { targets: browsers },
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: {
                  react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction },
                },
                experimental: {
                  plugins: [['@swc/plugin-styled-components', denseStyles]],
                  cacheRoot: path.join(root, 'node_modules/.cache/swc'),
                },
              },
            },
          },
        },
        ...(isProduction ? [narrowRouter, unprefixed, clientOnly] : []),
        ...(isHost ? [wholeShared] : []),
        ...(overrides.rules ?? []),
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: app.federationName,
        filename: `remoteEntry${hash}.js`,
        library: { type: 'var', name: app.federationName },
        shareStrategy: 'loaded-first',
        dts: false,
        ...federation,
        // Without code for Node.
        experiments: { ...federation.experiments, optimization: { target: 'web' } },
        shared,
      }),
      new webpack.DefinePlugin({ PORTAL_APP: JSON.stringify(app.federationName) }),
      new ChunkLoading(),
      new SingleShareScope(),
      ...(isProduction ? [new CompileHint(/^__federation_expose_/), new ContractFile(app)] : []),
      new BuildRecord(
        factsOf(app, {
          shared: { ...shared, ...runtimeShare(isHost) },
          contract: versionOf('@portal/shared'),
          uniqueName,
        }),
      ),
      ...(isProduction ? [new StableModuleIds(root)] : developmentPlugins()),
      ...(overrides.plugins ?? []),
    ],
    optimization: isProduction
      ? {
          moduleIds: false,
          chunkIds: 'deterministic',
          // Twice as often as usual: what one pass leaves makes the next one find more.
          minimize: { javascript: { compress: { passes: 4 } } },
          ...overrides.optimization,
        }
      : {},
    performance: { hints: false },
    // Builds are the same without it: `gate.e2e.ts` builds elsewhere and compares.
    cache: cacheOf(folder),
    stats: isProduction ? 'errors-warnings' : 'errors-only',
    infrastructureLogging: { level: 'error' },
  };
}

/** Lets a watcher start from the last compilation. @param {string} folder @returns {webpack.FileCacheOptions} */
const cacheOf = (folder) => ({
  type: 'filesystem',
  cacheDirectory: path.join(root, '.cache/webpack'),
  buildDependencies: {
    config: [
      import.meta.filename,
      path.join(root, 'package.json'),
      path.join(root, folder, 'webpack.config.js'),
    ],
  },
});

/** Host and remotes each bring a refresh runtime, but only one may register with React: all use the first. */
function developmentPlugins() {
  return [
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime/, (resource) => {
      if (!resource.contextInfo?.issuer?.endsWith('refreshRuntime.ts'))
        resource.request = path.join(root, 'scripts/dev/refreshRuntime.ts');
    }),
    new ReactRefreshPlugin({ overlay: false, esModule: true, include: /\.tsx$/, exclude: /node_modules/ }),
  ];
}

/**
 * The configuration of a remote that is watched inside a deployed portal: a production build, because development JSX
 * calls functions that the production React lacks, but readable and with named modules.
 *
 * @param {{ folder: string, port: number }} app
 * @param {webpack.Configuration} config the remote's production build
 * @returns {webpack.Configuration}
 */
function watchedInProduction({ folder, port }, config) {
  return {
    ...config,
    name: `${folder}-on`,
    devtool: 'cheap-module-source-map',
    output: {
      ...config.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: `http://localhost:${port}/`,
    },
    optimization: { minimize: false, moduleIds: 'named', chunkIds: 'named' },
    plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof StableModuleIds)),
    stats: 'errors-only',
  };
}

/**
 * A remote is this recipe, its exposes folder and nothing else. With `standalone` it is its own page instead, and brings
 * what the host would give to it. With `on` it is for a deployed portal.
 *
 * @param {string} folder
 * @returns {(env: RemoteEnv, argv: { mode: string }) => Promise<webpack.Configuration>}
 */
export const createRemoteConfig = (folder) => async (env, argv) => {
  const config = await createConfig(folder, {
    isProduction: argv.mode === 'production',
    federation: {
      exposes: exposesOf(folder),
      experiments: { externalRuntime: true },
      ...(env.on && { filename: 'remoteEntry.js' }),
    },
    overrides: {
      alias: borrowedRuntime,
      // Bytes, not minified, from which code that screens share is a file of its own. It is a request more before any of
      // them: the little that a report has in common with the list is worth none.
      optimization: { splitChunks: { minSize: 24_000 } },
      plugins: argv.mode === 'production' && !env.on ? [new ShortRuntime(), new ShortFederation()] : [],
    },
  });
  if (env.on) return watchedInProduction(await readApp(folder), config);
  if (!env.standalone) return config;
  return {
    ...config,
    name: `${folder}-standalone`,
    entry: './src/standalone.tsx',
    plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
  };
};
