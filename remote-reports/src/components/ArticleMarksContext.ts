import { createContext } from 'react';
import type { ArticleMarks } from '../model/ArticleMarks';
import { noMarks } from '../model/noMarks';

/** A context, because a press of one button must not draw all articles anew. */
export const ArticleMarksContext = createContext<ArticleMarks>(noMarks);
