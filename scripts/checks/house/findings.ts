import type { Tree } from './readTree.ts';

/** Matches of patterns in the lines of files, as `file:line`. */
export const findings = ({ read }: Tree, files: string[], patterns: RegExp[]) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        patterns.flatMap((pattern) => {
          const found = pattern.exec(line)?.[0];
          return found === undefined ? [] : [{ at: `${file}:${index + 1}`, found }];
        }),
      ),
  );
