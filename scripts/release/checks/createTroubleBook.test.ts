import { createTroubleBook } from './createTroubleBook.ts';
import type { Trouble } from './browserSentence.ts';
import { readBuild } from '../build/readBuild.ts';
import { fakeApps } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const origin = 'http://localhost:4300';
const list = { what: 'the list of reports', screen: 'remote_reports/ReportScreen' };
const other = { what: 'the screen at /people', screen: 'remote_reports/PeopleScreen' };
const login = { what: 'the login view', screen: 'remote_auth/LoginScreen' };
const late: Trouble = {
  kind: 'console',
  text: 'chart 7: none',
  url: `${origin}/apps/remote-reports/b1/a.js`,
};
const late2: Trouble = { ...late, text: 'chart 8: none', url: late.url.replace('4300', '4301') };
const absent: Trouble = { kind: 'absent', text: 'it was not there after 20 s', url: '' };
const accused = 'remote-auth, which alone is new, breaks this: ';
const chart = 'remote-reports/dist/a.js: in the browser, the list of reports brought up "chart 7: none"';

/** For a candidate of these apps. */
function bookOf(...changed: string[]) {
  const next = fakeApps(temporaryDirectory()).map(({ app, dist }) => readBuild(app, dist).release);
  const [host] = next;
  if (!host) throw new Error('There is no host.');
  return createTroubleBook({ next, changed: new Set(changed) }, host);
}

test('each fault is told once, with the first screen that shows it', () => {
  const book = bookOf('remote-auth');
  book.note(list, [late]);
  book.note(other, [late2]);
  book.noteSeen(list, ['has lost the bar']);
  expect(book.sentences()).toEqual([
    `${accused}${chart}.`,
    `${accused}host/dist/main.js: in the browser, the list of reports has lost the bar.`,
  ]);
});

test.each(['remote-auth', 'host'])(
  'a trouble that stops a live screen in the live portal too stops no ship of %s, nor the walk',
  (app) => {
    const book = bookOf(app);
    book.noteLive(list, [late2]);
    expect(book.noteStop(list, [late])).toBe(true);
    book.note(list, [late]);
    expect(book.sentences()).toEqual([]);
  },
);

test('what a live screen throws, as before, is reported by another build of the host, and is no reason against it', () => {
  const thrownIn = (file: string): Trouble => ({
    kind: 'console',
    text: `Error: no chart\n    at Chart (${origin}/apps/remote-reports/b1/a.js:1:7)\n    at ${origin}/apps/host/${file}:1:9`,
    url: `${origin}/apps/host/${file}`,
  });
  const book = bookOf('host');
  book.noteLive(list, [thrownIn('b1/main.2de4f9.js')]);
  expect(book.noteStop(list, [thrownIn('c2/main.70ab1c.js')])).toBe(true);
  expect(book.noteStop(list, [thrownIn('c2/other.70ab1c.js')])).toBe(false);
});

test('it does where it hides steps, and then nobody who ships is accused', () => {
  const book = bookOf('remote-auth');
  book.noteLive(list, [late]);
  book.noteStop(list, [late]);
  book.noteStop(other, []);
  expect(book.sentences()).toEqual([
    `${chart}, as in the live portal, and the steps behind it cannot be taken.`,
  ]);
});

test('where a walk has ended, the screen at which it did is told', () => {
  const book = bookOf('remote-reports');
  book.noteLive(login, [absent]);
  expect(book.noteStop(login, [absent])).toBe(true);
  book.noteUntried();
  expect(book.sentences()).toEqual([
    expect.stringMatching(
      /^host\/dist\/main\.js: in the browser, the login view of the live remote-auth \(build \w+\) did not appear: it was not there after 20 s, as in the live portal, and the steps behind it cannot be taken\.$/,
    ),
  ]);
});

test('a screen of the candidate is told as it is, whatever the live one does', () => {
  const book = bookOf('remote-reports');
  book.noteLive(list, [late]);
  expect(book.noteStop(list, [late])).toBe(false);
  expect(book.sentences()).toEqual([`${chart}.`]);
});

test('a call without a sample answer is told once it is new, whoever asks', () => {
  const unanswered: Trouble = { kind: 'unanswered', text: '/ai/news/list', url: '' };
  const book = bookOf('remote-reports');
  book.noteLive(list, [unanswered]);
  book.note(list, [unanswered, { ...unanswered, text: '/ai/news/lst' }]);
  expect(book.sentences()).toEqual([expect.stringContaining('has no answer to "/ai/news/lst"')]);
});

test('an own screen that does not come is told, though its call has no sample answer in the live set either', () => {
  const unanswered: Trouble = { kind: 'unanswered', text: '/ai/news/list', url: '' };
  const book = bookOf('remote-reports');
  book.noteLive(list, [unanswered]);
  expect(book.noteStop(list, [unanswered, absent])).toBe(false);
  expect(book.sentences()).toEqual([expect.stringContaining('did not appear: it was not there after 20 s')]);
});

test('of what stops a step, the first is told that the live set does not have', () => {
  const book = bookOf('remote-auth');
  book.noteLive(list, [late]);
  expect(book.noteStop(list, [late, { kind: 'thrown', text: 'Error: no', url: '' }, absent])).toBe(false);
  expect(book.sentences()).toEqual([expect.stringMatching(/did not appear: Error: no\.$/)]);
});

test('a screen that does not come in the live set excuses no other', () => {
  const book = bookOf('remote-auth');
  book.noteLive(list, [absent]);
  expect(book.noteStop(other, [absent])).toBe(false);
  expect(book.sentences()).toEqual([expect.stringMatching(/the screen at \/people .* did not appear/)]);
});
