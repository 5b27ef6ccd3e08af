import webpack, { type Compiler } from 'webpack';

const name = 'SingleShareScope';

/** Leaves out webpack's own table of shared modules: Module Federation puts one with the same content in its place. */
export class SingleShareScope {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.shareScopeMap)
        // Before webpack's own plugin, which adds its table unless another has said that it is there.
        .tap({ name, stage: -1 }, () => true);
    });
  }
}
