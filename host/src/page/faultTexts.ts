/** For the page, which says the same where no script reaches it. */
export { faultTexts } from '../texts/faultTexts.ts';
