import type { ArticleMarks } from './ArticleMarks';

/** Nothing is marked, and nothing can be. */
export const noMarks: ArticleMarks = { fresh: new Set(), read: new Set(), setRead: null };
