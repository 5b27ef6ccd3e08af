import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { readSamples } from './readSamples.ts';

function samplesOf(files: Record<string, string>) {
  const house = temporaryDirectory();
  for (const [remote, content] of Object.entries(files)) {
    const file = path.join(house, remote, 'src/testing/samples.ts');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `export const samples = ${content};\n`);
  }
  return () => readSamples({ folders: ['host', 'remote-a', 'remote-b'], house });
}

test('the samples of all remotes are read, and no remote has to have any', async () => {
  const read = samplesOf({ 'remote-b': `{ '/ai/b': () => [1], '/ai/b/:id': () => undefined }` });
  expect(await read()).toEqual({ '/ai/b': expect.any(Function), '/ai/b/:id': expect.any(Function) });
});

test.each([
  [
    `{ 'ai/b': () => ({}) }`,
    /^remote-b\/src\/testing\/samples\.ts is not of the expected form.*the path of an address/,
  ],
  [`{ '/user': () => ({}) }`, /samples\.ts is not of the expected form.*the product itself answers here/],
  [`{ '/okta/authorize': () => ({}) }`, /the product itself answers here/],
  [`{ '/_control/calls': () => ({}) }`, /the product itself answers here/],
  [
    `{ '/ai/b': {} }`,
    /samples\.ts is not of the expected form at "\/ai\/b": a function that makes the answer/,
  ],
  ['undefined', /samples\.ts is not of the expected form/],
])('%s is refused', async (content, words) => {
  await expect(samplesOf({ 'remote-b': content })()).rejects.toThrow(words);
});

test('two remotes do not answer one call', async () => {
  const read = samplesOf({ 'remote-a': `{ '/ai/:b': () => ({}) }`, 'remote-b': `{ '/ai/:b': () => ({}) }` });
  await expect(read()).rejects.toThrow(
    'remote-b/src/testing/samples.ts answers "/ai/:b", and so does remote-a/src/testing/samples.ts.',
  );
});

test('those of this repository are in order', async () => {
  expect(await readSamples()).toBeInstanceOf(Object);
});
