import type { Compilation, Compiler } from 'webpack';

const name = 'boot';

/** Compiles the script that runs before the bundles, by a compiler of its own: an entry would bring runtimes. */
export class BootScript {
  private readonly entry: string;

  constructor(entry: string) {
    this.entry = entry;
  }

  apply(compiler: Compiler) {
    const { EntryPlugin } = compiler.webpack;
    compiler.hooks.make.tapAsync('BootScript', (compilation, done) => {
      const entry = new EntryPlugin(compiler.context, this.entry, { name });
      compilation.createChildCompiler(name, {}, [entry]).runAsChild((error) => {
        done(error);
      });
    });
  }
}

/** The file in a compilation's output; undefined if the app has none. */
export const bootScriptOf = ({ children }: Compilation): string | undefined =>
  children
    .find((child) => child.name === name)
    ?.entrypoints.get(name)
    ?.getFiles()
    .find((file) => file.endsWith('.js'));
