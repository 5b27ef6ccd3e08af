import { readBuild } from '../build/readBuild.ts';
import { fakeBuild } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { fileBudgets } from './budgets.ts';
import { weightFaults } from './weightFaults.ts';

/** Faults of a build with further files of these sizes (bytes). */
function faultsOf(sizes: Record<string, number>) {
  const content = Object.fromEntries(Object.entries(sizes).map(([file, size]) => [file, 'x'.repeat(size)]));
  return weightFaults(
    readBuild('remote-auth', fakeBuild(temporaryDirectory(), 'remote-auth', { content }).dist),
  );
}

const { image, script, font, data, text } = fileBudgets;

test('a file may take its whole budget, and not one byte more', () => {
  expect(faultsOf({ 'a.png': image.each * 1024 })).toEqual([]);
  expect(faultsOf({ 'a.png': image.each * 1024 + 1 })).toEqual([
    'remote-auth/dist/a.png is too large (200.0 KB): the budget of a file of this kind (image) is 200 KB.',
  ]);
});

test.each([
  ['late.js', script.each, 'script'],
  ['a.json', data.each, 'data'],
  ['a.svg', image.each, 'image'],
  ['a.txt', text.each, 'text'],
  ['a.unknown', text.each, 'text'],
  ['a.woff2', font.each, 'font'],
  ['a.css', text.each, 'text'],
])('%s is a file of its kind', (file, each, kind) => {
  expect(faultsOf({ [file]: each * 1024 + 1 })).toEqual([
    expect.stringContaining(`the budget of a file of this kind (${kind}) is ${String(each)} KB.`),
  ]);
});

test('a kind of files may take its whole budget, and each file that is too large is told in its place', () => {
  const five = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [`${String(index)}.png`, image.each * 1024]),
  );
  expect(faultsOf(five)).toEqual([]);
  expect(faultsOf({ ...five, 'more.png': 1 })).toEqual([
    'remote-auth/dist/0.png and the other files of this kind (image) take 1000.0 KB together: the budget is 1000 KB.',
  ]);
  const tooLarge = image.each * 1024 + 1;
  expect(faultsOf({ ...five, 'a.png': tooLarge, 'b.png': tooLarge })).toEqual(
    ['a', 'b'].map(
      (name) =>
        `remote-auth/dist/${name}.png is too large (200.0 KB): the budget of a file of this kind (image) is 200 KB.`,
    ),
  );
});

test('many files of a kind have a budget together', () => {
  const six = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [
      `${String(index)}.png`,
      image.each * 1024 - Math.abs(index - 3),
    ]),
  );
  expect(faultsOf(six)).toEqual([
    'remote-auth/dist/3.png and the other files of this kind (image) take 1200.0 KB together: the budget is 1000 KB.',
  ]);
});
