import { parseRelease } from './Release.ts';
import { readBuild } from './readBuild.ts';
import { fakeBuild } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const releaseOf = (app: string) => readBuild(app, fakeBuild(temporaryDirectory(), app).dist).release;
const parse = (release: object) => parseRelease(Buffer.from(JSON.stringify(release)), 'release.json');

test('a build is for tools that know of declarations', () => {
  expect(releaseOf('remote-reports').format).toBe(3);
  for (const release of ['host', 'remote-reports'].map(releaseOf)) expect(parse(release)).toEqual(release);
});

test('a host is for tools that write the first requests into the page', () => {
  expect(releaseOf('host').format).toBe(4);
});

test('what a newer tool has written is refused by name', () => {
  expect(() => parse({ ...releaseOf('host'), format: 5 })).toThrow(
    new Error('release.json was written by a newer tool: update your checkout.'),
  );
});
