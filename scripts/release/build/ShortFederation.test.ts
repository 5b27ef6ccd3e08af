import { createContext, runInContext } from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { compile } from '../testing/compile.ts';
import { ShortFederation } from './ShortFederation.ts';

const rules = { singleton: true, strictVersion: true, import: false as const };

const compileRemote = (...plugins: WebpackPluginInstance[]) =>
  compile(
    { 'screen.js': 'import "react"; import "jotai"; import "./own.js";', 'own.js': 'self.own = true;' },
    {
      entry: {},
      output: { uniqueName: 'remote', publicPath: '/', chunkFilename: '[id].js' },
      externals: ({ request }, answer) => {
        if (request.includes('webpack-bundler-runtime')) answer(undefined, 'var lentFederation');
        else answer();
      },
      plugins: [
        new ModuleFederationPlugin({
          name: 'remote',
          filename: 'main.js',
          library: { type: 'var', name: 'remote' },
          dts: false,
          manifest: false,
          exposes: { './Screen': './screen.js' },
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
          shared: {
            react: { ...rules, requiredVersion: '^19.0.0' },
            jotai: { ...rules, requiredVersion: '^2.0.0' },
            './own.js': { version: '1.0.0', requiredVersion: '^1.0.0' },
          },
        }),
        ...plugins,
      ],
    },
  );

interface Build {
  consumesLoadingData: {
    chunkMapping: object;
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string; fallback: () => () => unknown }>;
  };
}

/** Starts an entry. @returns its account of the modules that it consumes, as the lent runtime finds it */
function run(text: string) {
  const starts: Build[] = [];
  const lentFederation = {
    runtime: {},
    bundlerRuntime: { init: ({ webpackRequire }: { webpackRequire: Build }) => starts.push(webpackRequire) },
  };
  runInContext(text, createContext({ self: {}, document: {}, lentFederation }));
  expect(starts).toHaveLength(1);
  return starts[0]?.consumesLoadingData;
}

const consumedBy = (data: ReturnType<typeof run>) =>
  Object.entries(data?.moduleIdToConsumeDataMapping ?? {}).map(([id, { fallback, ...rest }]) => {
    let end: unknown = 'a module of its own';
    try {
      void fallback()();
    } catch (error) {
      end = String(error);
    }
    return { id, ...rest, end };
  });

test('an entry tells the runtime the same in fewer words', async () => {
  const written = await compileRemote();
  const short = await compileRemote(new ShortFederation());

  const [before, after] = [run(written), run(short)];
  expect(consumedBy(before)).toHaveLength(3);
  expect(consumedBy(after)).toEqual(consumedBy(before));
  expect(after?.chunkMapping).toEqual(before?.chunkMapping);
  expect(written.length - short.length).toBeGreaterThan(400);
});

test('a plugin that writes its parts otherwise fails the build', async () => {
  class Other {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap({ name: 'Other', stage: -1 }, (compilation) => {
        compilation.hooks.runtimeModule.tap('Other', (part) => {
          if (part.name === 'embed federation') part.generate = () => 'start();';
        });
      });
    }
  }
  await expect(compileRemote(new Other(), new ShortFederation())).rejects.toThrow(
    'Module Federation no longer writes "embed federation" as ',
  );
});
