import { figuresOf } from './figuresOf.ts';

const report = (...files: string[][]) =>
  JSON.stringify({
    files: Object.fromEntries(
      files.map((statuses, number) => [
        `${String(number)}.ts`,
        { mutants: statuses.map((status) => ({ status })) },
      ]),
    ),
  });

test('a mutant that no test comes by counts as one that no test notices, one that does not run as none', () => {
  expect(
    figuresOf(
      'host/src/okta',
      report(['Killed', 'Survived', 'CompileError'], ['Timeout', 'NoCoverage', 'Killed']),
    ),
  ).toBe('| host/src/okta | 5 | 3 | 2 | 60.0 % |');
});
