import type { BuildOrigin } from './AppBuild';

/** A commit as people name it, and whether the build holds more than that. */
export const describeOrigin = ({ commit, isClean }: BuildOrigin) =>
  `${commit.slice(0, 7)}${isClean ? '' : ' and changes'}`;
