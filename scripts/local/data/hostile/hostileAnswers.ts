/* Whole answers of the wrong kind: none of their content may be shown. */

export interface HostileAnswer {
  /** starts with the id of the case */
  id: string;
  status: number;
  contentType: string;
  /** as sent, often not JSON */
  body: string;
  /** parsed value of the body, where it is JSON */
  answer?: unknown;
}

function json(id: string, answer: unknown): HostileAnswer {
  const body = JSON.stringify(answer);
  return { id, status: 200, contentType: 'application/json', body, answer };
}

function raw(id: string, body: string, rest?: Partial<HostileAnswer>): HostileAnswer {
  return { id, status: 200, contentType: 'application/json', body, ...rest };
}

const proxyPage =
  '<!doctype html><html><head><title>Sign in to the network</title></head>' +
  '<body><script>window.hostile = 1</script><p>Accept the terms to continue.</p></body></html>';

function notJson(promised: string): HostileAnswer[] {
  return [
    raw('B-46 a page of a proxy', proxyPage, { contentType: 'text/html; charset=utf-8' }),
    raw('B-46 a page that claims to be JSON', proxyPage),
    raw('B-46 JSON cut off', promised.slice(0, Math.floor(promised.length * 0.6))),
    raw('B-46 two answers in one', promised + promised),
    raw('B-46 nothing', ''),
    raw('B-46 no content', '', { status: 204 }),
    raw('B-46 plain words', 'OK', { contentType: 'text/plain' }),
    raw('B-46 not a number', '{"reports": NaN}'),
  ];
}

const notObjects: HostileAnswer[] = [
  json('B-41 null', null),
  json('B-41 an array', []),
  json('B-41 a string', 'reports'),
  json('B-41 a number', 42),
  json('B-41 false', false),
  json('B-41 an empty object', {}),
  json('B-41 an error text', { error: { message: 'Something went wrong', code: 'E0000011' } }),
];

const item = {
  name: 'A sound report among bad ones',
  slug: 'sound-report',
  tag: 'Energy',
  image: null,
  last_modified: '2024-01-02T05:40:00Z',
  summary: { actions_summary: 'The sound report is still shown.' },
};

const article = {
  article_id: 'sound-article',
  topic: { alias: 'Grid' },
  news_result: { title: 'A sound article among bad ones', link: 'https://www.harbour-herald.example/sound' },
  analysis: { summary: 'The sound article is still shown.', article_readable: 'True' },
  actions: [],
};

const history = ['reports/sound-report/latest/report.json', 'reports/sound-report/20240102/report.json'];

export const hostileListAnswers: HostileAnswer[] = [
  ...notObjects,
  json('B-41 reports missing', { items: [item] }),
  json('B-41 reports null', { reports: null }),
  json('B-41 reports an object', { reports: { 0: item, length: 1 } }),
  json('B-41 reports a string', { reports: 'none' }),
  json('B-41 reports a number', { reports: 3 }),
  json('B-41 reports empty', { reports: [] }),
  json('B-41 reports with entries that are none', { reports: [null, 'a string', 42, true, [], {}, item] }),
  raw(
    'B-15 reports with inherited names',
    `{"__proto__": {"polluted": true}, "reports": [${JSON.stringify(item)}]}`,
  ),
  ...notJson(JSON.stringify({ reports: [item] })),
];

export const hostileReportAnswers: HostileAnswer[] = [
  ...notObjects,
  json('B-41 report missing', { history }),
  json('B-41 report null', { report: null, history }),
  json('B-41 report a string', { report: 'none', history }),
  json('B-41 report an array', { report: [item], history }),
  json('B-7 report empty', { report: {}, history }),
  json('B-34 history missing', { report: { ...item, articles: [article] } }),
  json('B-34 history null', { report: { ...item, articles: [article] }, history: null }),
  json('B-40 articles missing', { report: item, history }),
  json('B-40 articles null', { report: { ...item, articles: null }, history }),
  json('B-40 articles a string', { report: { ...item, articles: 'none' }, history }),
  json('B-40 articles an object', { report: { ...item, articles: { 0: article } }, history }),
  json('B-40 articles with entries that are none', {
    report: { ...item, articles: [null, 'a string', 42, true, [], {}, article] },
    history,
  }),
  raw(
    'B-15 report with inherited names',
    `{"report": {"__proto__": {"polluted": true}, "constructor": null, "toString": null, "articles": [${JSON.stringify(
      article,
    )}]}, "history": []}`,
  ),
  ...notJson(JSON.stringify({ report: { ...item, articles: [article] }, history })),
];
