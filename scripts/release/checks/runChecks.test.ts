import { Refused, runChecks } from './runChecks.ts';

const saying = (name: string, ...sentences: string[]) => ({
  name,
  run: (subject: string) => Promise.resolve(sentences.map((sentence) => `${subject}: ${sentence}`)),
});

test('every check is asked in turn, and all that they refuse is told at once, each in its line', async () => {
  const refused = runChecks(
    [saying('first', 'one', 'two'), saying('second'), { name: 'third', run: () => ['three'] }],
    'host',
  );
  await expect(refused).rejects.toThrow(Refused);
  await expect(refused).rejects.toMatchObject({
    message: 'host: one\nhost: two\nthree',
    refusals: [
      { check: 'first', sentence: 'host: one' },
      { check: 'first', sentence: 'host: two' },
      { check: 'third', sentence: 'three' },
    ],
  });
});

test('where nothing is refused the candidate passes', async () => {
  await expect(runChecks([saying('first')], 'host')).resolves.toBeUndefined();
});
