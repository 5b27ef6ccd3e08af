import webpack, { type Compiler } from 'webpack';

/**
 * Loads chunks with the page's integrity values, and under a new address after a failure: the browser would answer the
 * old one from the hanging request. Webpack has no option for either (webpack#11816); the host's federation plugin does
 * the same for entries of remotes.
 */
export class ChunkLoading {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkLoading', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkLoading',
        (source) => `${source}
script.crossOrigin = 'anonymous';
var integrity = self.portalIntegrity && self.portalIntegrity[new URL(url, location.href).pathname];
if (integrity) script.integrity = integrity;
if (self.portalRetry) script.src = url + '?retry=' + self.portalRetry;`,
      );
    });
  }
}
