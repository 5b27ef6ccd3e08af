const signs: [stage: string, sign: RegExp][] = [
  ['timeout', /has not come within/],
  ['singleton', /brings its own copy/],
  ['expose', /does not offer the component|does not exist in container/],
  ['chunk', /ChunkLoadError|Loading chunk/],
];

/** Stage of a load that has failed; what no sign tells is the entry's, or its integrity's: browsers do not tell those apart. */
export function stageOf(error: unknown): string {
  const text = String(error);
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'entry';
}
