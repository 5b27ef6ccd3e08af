import type { Article } from '@portal/shared';

/** Articles of one id are one article, in several topics: read, new and compared together. */
export const idOf = ({ anchor, sharedId }: Article): string => sharedId ?? anchor;
