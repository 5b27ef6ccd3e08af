import { hashText } from './hashText';

const plainId = /^[\w.~-]{1,100}$/;

/** An article's id, or a hash of its text if the id cannot be part of an address. */
export const articleId = (id: unknown, words: string): string =>
  typeof id === 'string' && plainId.test(id) ? id : hashText(words);
