import webpack, { type Compiler, type RuntimeModule } from 'webpack';

const { RuntimeGlobals } = webpack;

const name = 'ShortFederation';

/** The same for every module that only the host has, but for its name and its range. */
const lent =
  /\{\s+fallback: \(\)=>\(\)=>\{throw new Error\("Can not get '(.+)'"\)\},\s+shareScope: \["default"\],\s+singleton: true,\s+requiredVersion: (".+"),\s+strictVersion: true,\s+eager: false,\s+layer: undefined,\s+shareKey: ("\1"),\s+\}/g;
const lend = `var lent = (shareKey, requiredVersion) => ({
  fallback: () => () => { throw new Error("Can not get '" + shareKey + "'"); },
  shareScope: ["default"], singleton: true, requiredVersion, strictVersion: true, eager: false, layer: undefined, shareKey
});
`;

/** Parts that Module Federation's plugin writes, by their names in webpack, in fewer words. */
const edits: Record<string, [written: RegExp, shorter: string][]> = {
  // The start of an entry has nothing before it, and runs once.
  'embed federation': [
    [/^var prevStartup[^]+hasRun = true;\s+(\S+;)[^]+$/, `${RuntimeGlobals.startup} = () => { $1 };`],
  ],
  'federation runtime': [
    // For Node alone.
    [/\s+chunkMatcher: .+\s+rootOutputDir: .+/, ''],
    // A remote loads no remotes.
    [/\{ remotes: \{ remoteInfos: \{\}.+idToExternalAndNameMapping: \{\} \} \}/, '{}'],
  ],
  consumes: [
    [lent, 'lent($3, $2)'],
    [/^/, lend],
  ],
};

/** Makes a remote's entry shorter than Module Federation's plugin can, with the same meaning. */
export class ShortFederation {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (part) => {
        const own = edits[part.name];
        if (own) shorten(part, own);
      });
      // Modules are watched while they run by hot updates alone, which no production build has.
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.interceptModuleExecution)
        .tap(name, (_chunk, requirements) => {
          requirements.delete(RuntimeGlobals.interceptModuleExecution);
        });
    });
  }
}

function shorten(part: RuntimeModule, own: [written: RegExp, shorter: string][]) {
  const generate = part.generate.bind(part);
  part.generate = () => {
    const text = generate();
    return (
      text &&
      own.reduce((before, [written, shorter]) => {
        if (before.search(written) < 0)
          throw new Error(`Module Federation no longer writes "${part.name}" as ${String(written)}.`);
        return before.replace(written, shorter);
      }, text)
    );
  };
}
