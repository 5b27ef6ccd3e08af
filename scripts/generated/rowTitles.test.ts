import { rowTitles } from './rowTitles.ts';

test('the rows of a test are at the head of its title, each with its number', () => {
  expect(rowTitles('a.test.ts', `test('S-5 to S-7, T-09 these are the addresses', () => {});`)).toStrictEqual(
    [{ rows: ['S-5', 'S-6', 'S-7', 'T-09'], title: 'these are the addresses' }],
  );
  expect(rowTitles('a.test.ts', `test('without a row, and UTF-8 is none', () => {});`)).toStrictEqual([]);
});

test('tables, loops and runners of our own are seen through', () => {
  const text = `
    test.each([['a', 1]])('H-1 %s is %j', (text) => {});
    for (const way of ways) test(\`H-2 the \${way} of it\`, { tag: '@slow' }, async () => {});
    ofBoth('T-35 only here', async () => {});
    (isThere ? test : test.skip)('S-84 where it is', () => {});
    expect(text).toContain('B-21 javascript link');`;
  expect(rowTitles('a.test.ts', text)).toStrictEqual([
    { rows: ['H-1'], title: '… is …' },
    { rows: ['H-2'], title: 'the … of it' },
    { rows: ['T-35'], title: 'only here' },
    { rows: ['S-84'], title: 'where it is' },
  ]);
});

test('a test in a group has the rows of the group', () => {
  const text = `
    describe('H-3 a visit', () => {
      test('takes what is fresh', () => {});
      test('S-69 loads it once', () => {});
    });`;
  expect(rowTitles('a.test.ts', text)).toStrictEqual([
    { rows: ['H-3'], title: 'a visit: takes what is fresh' },
    { rows: ['H-3', 'S-69'], title: 'a visit: loads it once' },
  ]);
});
