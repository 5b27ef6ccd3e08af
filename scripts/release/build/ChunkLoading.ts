import webpack, { type Compiler } from 'webpack';

const name = 'ChunkLoading';
const assignment = 'script.src = url;';

/**
 * Only at an address that the page names, if it names any (`host/src/boot/guardScripts.ts`). A refusal ends as a request
 * that failed does: were it thrown here, the next attempt would wait for this one without end.
 */
const guarded = `
var asked = (self.portalAsked = self.portalAsked || {});
var earlier = asked[url] || 0;
asked[url] = earlier + 1;
var retry = earlier + (self.portalRetry || 0);
var address = retry ? url + '?retry=' + retry : url;
var integrity = self.portalIntegrity && self.portalIntegrity[new URL(url, location.href).pathname];
if (integrity) script.integrity = integrity;
try {
  script.src = self.portalScripts ? self.portalScripts.createScriptURL(address) : address;
} catch (error) {
  done({ type: error.message, target: { src: url } });
  return;
}
`;

/**
 * Loads chunks with the page's integrity values, and under a new address after a failure, of their own or of a remote:
 * the browser would answer the old one from the hanging request, or with a bad copy that it keeps. Webpack has no option
 * for either (webpack#11816), and its option for Trusted Types would make a policy for each build; the host's federation
 * plugin does the same for entries of remotes.
 */
export class ChunkLoading {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => {
          if (!source.includes(assignment)) throw new Error(`webpack no longer writes "${assignment}".`);
          return `${source.replace(assignment, guarded)}\nscript.crossOrigin = 'anonymous';`;
        },
      );
    });
  }
}
