import { articleTexts } from '../texts/articleTexts';

/** The title of an article without one: it says nothing of which article it is. */
export const untitled = articleTexts.untitled;
