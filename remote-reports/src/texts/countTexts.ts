import { locale } from './locale';

/** Below a thousand nothing is to be grouped, and a browser need not load its tables of languages. */
const number = (count: number) => (count < 1000 ? String(count) : count.toLocaleString(locale));

const counted = (one: string, many: string) => (count: number) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** `1 article`, `1,200 articles`. */
export const countTexts = {
  number,
  actions: counted('action', 'actions'),
  articles: counted('article', 'articles'),
  days: counted('day', 'days'),
  hours: counted('hour', 'hours'),
  minutes: counted('minute', 'minutes'),
  reports: counted('report', 'reports'),
  seconds: counted('second', 'seconds'),
  topics: counted('topic', 'topics'),
};
