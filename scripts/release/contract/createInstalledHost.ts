import ts from 'typescript';

const installed: Map<string, ts.SourceFile | undefined> = new Map();

/** A compiler host that parses the declarations of packages once for all programs of a process. */
export function createInstalledHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile: (file, ...rest) => {
      if (!/\/node_modules\/.*\.d\.[cm]?ts$/.test(file)) return host.getSourceFile(file, ...rest);
      if (!installed.has(file)) installed.set(file, host.getSourceFile(file, ...rest));
      return installed.get(file);
    },
  };
}
