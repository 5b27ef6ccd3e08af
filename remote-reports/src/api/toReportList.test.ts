import { sampleItem } from '../testing/sampleItem';
import { toReportList } from './toReportList';

const sources = ['https://images.example'];

const one = (parts: Record<string, unknown>) => toReportList({ reports: [sampleItem(parts)] }, sources)[0];

test('S-58 an item as it is shown', () => {
  expect(toReportList({ reports: [sampleItem()] }, sources)).toEqual([
    {
      slug: 'energy',
      name: 'Energy',
      tag: 'Utilities',
      image: 'https://images.example/energy.png',
      summary: 'A quiet day.',
      modified: { iso: '2024-01-02', day: '2024-01-02' },
    },
  ]);
});

test('S-28 items keep the API’s order', () => {
  const reports = ['b', 'c', 'a'].map((slug) => sampleItem({ slug }));
  expect(toReportList({ reports }, sources).map(({ slug }) => slug)).toEqual(['b', 'c', 'a']);
});

test('B-1 parts that are missing, or of another kind, are none', () => {
  const bare = { slug: 'energy', name: null, tag: {}, image: 7, summary: 'text', last_modified: 'yesterday' };
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(toReportList({ reports: [bare] }, [])).toEqual([
    { slug: 'energy', name: 'energy', tag: null, image: null, summary: null, modified: null },
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('B-2 a refused image is told by the place of its item', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(one({ image: 'http://images.example/x.png' })).toMatchObject({ image: null });
  expect(warn.mock.calls).toEqual([['[portal] reports.list: item 0: its image is refused']]);
});

test('B-2 an image of the API itself may come without https', () => {
  const image = 'http://localhost:4000/images/energy.svg';
  const items = toReportList({ reports: [sampleItem({ image })] }, ['http://localhost:4000']);
  expect(items[0]).toMatchObject({ image });
});

test('B-42 an item without a slug is kept', () => {
  expect(one({ slug: undefined })).toMatchObject({ slug: null, name: 'Energy' });
});

test('B-43 a slug is kept to the letter, one that no address can hold is none', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(one({ slug: 'a/b ?#%' })).toMatchObject({ slug: 'a/b ?#%' });
  expect(one({ slug: ' energy' })).toMatchObject({ slug: ' energy' });
  expect(one({ slug: 12 })).toMatchObject({ slug: '12' });
  expect(one({ slug: '..' })).toMatchObject({ slug: null });
  expect(warn.mock.calls).toEqual([['[portal] reports.list: item 0: its slug is refused']]);
});

test('B-44 two items of the same slug are both kept', () => {
  expect(toReportList({ reports: [sampleItem(), sampleItem()] }, sources)).toHaveLength(2);
});

test('one broken item takes no other with it, and is told by its place', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(toReportList({ reports: [null, 'text', {}, sampleItem()] }, sources)).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(3);
});

test.each([null, '', [], {}, { reports: null }, { reports: {} }, { reports: 'text' }, '<html>'])(
  'B-41, B-46 the answer %j holds no list: it is a failure, and not an empty list',
  (answer) => {
    expect(() => toReportList(answer, [])).toThrow('the answer holds no list of reports');
  },
);

test('B-41, B-46 a list in which nothing is a report is a failure, one in which nothing is at all is empty', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => toReportList({ reports: [null, {}, 'text'] }, [])).toThrow('no entry of the list is a report');
  expect(toReportList({ reports: [] }, [])).toEqual([]);
});

test.each(['', '  '])('B-41 an item whose slug is %j and that has no name is no report', (slug) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => toReportList({ reports: [{ slug }] }, [])).toThrow('no entry of the list is a report');
});
