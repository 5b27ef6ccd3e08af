import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defences } from './defences';
import { defencesText } from './defencesText';
import { faults } from './faults';
import { switched, switchName } from './switched';
import { testOf } from './testOf';

const root = path.resolve();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each(defences.map((defence) => [defence.name, defence] as const))(
  '%s can be switched off',
  (_name, defence) => {
    expect(switched(read(defence.file), defence)).toContain(switchName);
  },
);

test('each defence is guarded by a row of the matrix, or by unit tests', () => {
  const unguarded = defences.filter((defence) => {
    const { row } = defence;
    return row === undefined
      ? !existsSync(path.join(root, testOf(defence)))
      : !faults.some((one) => !('reason' in one) && one.title.startsWith(row));
  });

  expect(unguarded.map(({ name }) => name)).toEqual([]);
});

test('host/defences.md names all of them', () => {
  expect(read('host/defences.md')).toBe(defencesText(defences));
});

test('a text that is not there, or is there twice, is no switch', () => {
  const defence = { name: 'guard', file: 'a.ts', text: 'if (a)', instead: 'if (isOff)' };

  expect(() => switched('', defence)).toThrow('a.ts has the text of "guard" 0 times: if (a)');
  expect(() => switched('if (a) if (a)', defence)).toThrow('2 times');
});
