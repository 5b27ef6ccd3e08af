import type { Release } from '../build/Release.ts';

/** The file that a remote's team would mend. */
export const declarationOf = ({ app }: Release): string => `${app}/src/portal.ts`;

/** An app of the set, with its build. */
export const inSentence = ({ app, build }: Release, changed: Set<string>): string =>
  `${changed.has(app) ? '' : 'the live '}${app} (build ${build})`;
