import { SourceMap, type SourceMapPayload } from 'node:module';

/** A piece of a script, and the module that it comes from: "webpack" for what the bundler adds. */
export interface Part {
  module: string;
  text: string;
}

/** The pieces of a script in order, as its source map says. */
export function partsOf(script: string, map: SourceMapPayload): Part[] {
  const sources = new SourceMap(map);
  return script.split('\n').flatMap((line, row) => {
    const parts: Part[] = [];
    for (let column = 0; column < line.length; column += 1) {
      const entry = sources.findEntry(row, column);
      const module = moduleOf('originalSource' in entry ? entry.originalSource : undefined);
      const last = parts.at(-1);
      if (last?.module === module) last.text += line.charAt(column);
      else parts.push({ module, text: line.charAt(column) });
    }
    return parts;
  });
}

/** Path in the package for a library's file, in the repository for one of ours. */
function moduleOf(source = 'webpack/'): string {
  const inLibrary = source.lastIndexOf('node_modules/');
  const file = inLibrary < 0 ? source : source.slice(inLibrary + 'node_modules/'.length);
  return /^(?:webpack|\.federation)\//.test(file) ? 'webpack' : file;
}
