import { foreignIn, linesOf } from './foreignIn';

const summary = 'Chip makers announced two plants in Saxony, and the press doubts both.';
const page = ['Semiconductors', '  ', `  ${summary}`].join('\n');

test('a line of a page is one that is nobody else’s', () => {
  expect(linesOf(page)).toEqual([summary]);
});

test('a page that shows a text of another report or reader is found out', () => {
  const foreign = ['Jonas Meier', summary];

  expect(foreignIn(page, foreign, 'Renewable Energy')).toEqual([summary]);
  expect(foreignIn(`Open user menu, Jonas Meier\n${page}`, foreign, '')).toEqual(foreign);
});

test('what stands in the page without a fault is not foreign', () => {
  expect(foreignIn(page, [summary], page)).toEqual([]);
  expect(foreignIn('The report could not be loaded.', [summary], page)).toEqual([]);
});
