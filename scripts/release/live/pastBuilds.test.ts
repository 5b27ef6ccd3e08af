import { pastBuilds } from './pastBuilds.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
const replaced = (day: number) => Date.UTC(2026, 10, day);

test('a build was live until the release that replaced it, however long ago it began', () => {
  expect(
    pastBuilds([
      { at: at(20), builds: { host: 'h1', reports: 'r2' } },
      { at: at(2), builds: { host: 'h1', reports: 'r1' } },
      { at: at(1), builds: { host: 'h1', reports: 'r1' } },
    ]),
  ).toEqual([{ app: 'reports', build: 'r1', successors: 1, replacedAt: replaced(20) }]);
});

test('only builds of the same app come after a build, each once', () => {
  expect(
    pastBuilds([
      { at: at(6), builds: { reports: 'r1', auth: 'a4' } },
      { at: at(5), builds: { reports: 'r1', auth: 'a3' } },
      { at: at(4), builds: { reports: 'r1', auth: 'a4' } },
      { at: at(3), builds: { reports: 'r1', auth: 'a2' } },
      { at: at(2), builds: { reports: 'r0', auth: 'a2' } },
    ]),
  ).toEqual([
    { app: 'auth', build: 'a3', successors: 1, replacedAt: replaced(6) },
    { app: 'auth', build: 'a2', successors: 2, replacedAt: replaced(4) },
    { app: 'reports', build: 'r0', successors: 1, replacedAt: replaced(3) },
  ]);
});

test('a build of an app that is there no more was live until it went', () => {
  expect(
    pastBuilds([
      { at: at(3), builds: { reports: 'r1' } },
      { at: at(2), builds: { reports: 'r1', news: 'n1' } },
    ]),
  ).toEqual([{ app: 'news', build: 'n1', successors: 0, replacedAt: replaced(3) }]);
});
