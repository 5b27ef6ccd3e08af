import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { actionsCsv } from './actionsCsv';

const address = 'https://portal.example/reports/energy/20240102';
const csvOf = (articles: unknown[]) => actionsCsv(toReport(sampleAnswer({ articles }), 'energy'), address);

test('R-19 each action is a row with its article, below a row of names', () => {
  const csv = csvOf([sampleArticle()]);
  expect(csv.startsWith('\ufeff')).toBe(true);
  expect(csv.slice(1).split('\r\n')).toEqual([
    '"Report","Date","Topic","Article","Source","Organisation type","Name","Action","Impact","In the portal"',
    `"Energy","2024-01-02","Grid","A cable comes ashore","https://www.ft.example/cable","Utility","Watch the tender","Read it by Friday.","A better offer.","${address}#a-grid-1"`,
    '',
  ]);
});

test('R-19 missing parts are empty cells, and an article without actions is no row', () => {
  const articles = [
    sampleArticle({ topic: null, news_result: { title: '=1+1' }, actions: [{ action: '-2' }] }),
    sampleArticle({ article_id: 'b', actions: [] }),
  ];
  expect(csvOf(articles).split('\r\n').slice(1)).toEqual([
    `"Energy","2024-01-02","","'=1+1","","","","'-2","","${address}#a-grid-1"`,
    '',
  ]);
});
