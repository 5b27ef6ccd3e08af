/** Grouped by hand: for `toLocaleString` a browser loads its tables of languages, longer than it reads a large report. */
const number = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

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
