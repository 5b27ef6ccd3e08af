import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import configureHost from '@portal/host/webpack.config.js';
import { readApps, type App } from '#release/build/apps.ts';
import { BootScript, bootScriptOf } from '#release/build/BootScript.ts';
import { ChunkLoading } from '#release/build/ChunkLoading.ts';
import { CompileHint } from '#release/build/CompileHint.ts';
import { compile } from '#release/build/compile.ts';
import { root } from '#process/root.ts';

/** A build without federation. */
export interface SingleBundle {
  directory: string;
  bootScript: string;
  /** Scripts of the page, in order. */
  scripts: string[];
  /** Scripts behind each module of each remote: `remote_reports`, `ReportScreen`. */
  modules: Record<string, Record<string, string[]>>;
}

/** The same source as one bundle with every trick of the portal: of a team that ships everything together. */
export async function buildSingleBundle(): Promise<SingleBundle> {
  const modules = modulesOf(await readApps());
  const host = await configureHost({}, { mode: 'production' });
  const output = path.join(root, '.cache/single-bundle');
  mkdirSync(path.dirname(output), { recursive: true });
  const { compilation } = await compile({
    ...host,
    name: 'single-bundle',
    entry: { main: './src/index.ts' },
    output: { ...host.output, path: output, uniqueName: 'single' },
    module: { ...host.module, rules: host.module?.rules?.filter(isNotForRemotes) ?? [] },
    // The numbering of the apps' own builds comes with their plugins.
    optimization: { ...host.optimization, moduleIds: 'deterministic' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/createFederatedLoader$/, writeLoader(modules)),
      new BootScript('./src/boot.ts'),
      new ChunkLoading(),
      new CompileHint(new RegExp(`^(?:${modules.map(chunkOf).join('|')})$`)),
    ],
  });
  const scriptsOf = (name: string) =>
    (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  const files: SingleBundle['modules'] = {};
  for (const { remote, module } of modules)
    (files[remote] ??= {})[module] = scriptsOf(chunkOf({ remote, module }));
  return {
    directory: output,
    bootScript: bootScriptOf(compilation) ?? '',
    scripts: scriptsOf('main'),
    modules: files,
  };
}

/** The host keeps the whole of shared for its remotes; one bundle needs what it uses. */
const isNotForRemotes = (rule: NonNullable<webpack.ModuleOptions['rules']>[number]) =>
  !(rule && typeof rule === 'object' && rule.sideEffects);

interface RemoteModule {
  /** federation name */
  remote: string;
  module: string;
}

const chunkOf = ({ remote, module }: RemoteModule) => `${remote}-${module}`;

/** Modules of all remotes, with their files. */
const modulesOf = (apps: App[]) =>
  apps
    .filter(({ declaration }) => declaration)
    .flatMap(({ federationName, folder }) => {
      const exposes = path.join(root, folder, 'src/exposes');
      return readdirSync(exposes)
        .filter((file) => !file.includes('.test.'))
        .map((file) => ({
          remote: federationName,
          module: path.parse(file).name,
          file: path.join(exposes, file),
        }));
    });

/** Stands in for the federated loader: the same components, out of the same bundle. Returns the file. */
function writeLoader(modules: (RemoteModule & { file: string })[]): string {
  const cases = modules.map((one) => {
    const { remote, module, file } = one;
    const chunk = `/* webpackChunkName: "${chunkOf(one)}" */`;
    return `  '${remote}/${module}': async () => (await import(${chunk} ${JSON.stringify(file)})).${module},`;
  });
  const lines = [
    'const components = {',
    ...cases,
    '};',
    'const known = new Map();',
    'const load = async (name) => {',
    '  const component = await components[name]();',
    '  known.set(name, component);',
    '  return component;',
    '};',
    'export const createFederatedLoader = () => ({',
    '  load, loaded: (name) => known.get(name), discard: () => undefined,',
    '});',
  ];
  const file = path.join(root, '.cache/singleBundleLoader.js');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
