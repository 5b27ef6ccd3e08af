import type { BuildOrigin } from './AppBuild';
import { aboutTexts } from '../texts/aboutTexts';

/** Short commit of a build, and a note if it has uncommitted changes. */
export const describeOrigin = ({ commit, isClean }: BuildOrigin) =>
  `${commit.slice(0, 7)}${isClean ? '' : aboutTexts.andChanges}`;
