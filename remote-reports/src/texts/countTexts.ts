import { locale } from './locale';

const number = (count: number) => count.toLocaleString(locale);

const counted = (one: string, many: string) => (count: number) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** `1 article`, `1,200 articles`. */
export const countTexts = {
  number,
  actions: counted('action', 'actions'),
  articles: counted('article', 'articles'),
  minutes: counted('minute', 'minutes'),
  reports: counted('report', 'reports'),
  seconds: counted('second', 'seconds'),
  topics: counted('topic', 'topics'),
};
