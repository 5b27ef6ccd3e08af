import { browserSentence, type Trouble } from './browserSentence.ts';
import { readBuild } from '../build/readBuild.ts';
import { fakeApps } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const step = { what: 'the list of reports', screen: 'remote_reports/ReportScreen' };
const origin = 'http://localhost:4300';
const logged = (text: string, url = ''): Trouble => ({ kind: 'console', text, url });

/** The sentence when these apps are the candidate, and the name of the build of remote-reports. */
function sentenceOf(trouble?: Trouble, changed: string[] = ['host'], screen = step.screen) {
  const next = fakeApps(temporaryDirectory()).map(({ app, dist }) => readBuild(app, dist).release);
  const [host] = next;
  if (!host) throw new Error('There is no host.');
  const reports = next.find(({ app }) => app === 'remote-reports');
  const sentence = browserSentence({ next, changed: new Set(changed) }, host, { ...step, screen }, trouble);
  return sentence.replace(String(reports?.build), 'B');
}

test('a screen that does not come is named after the file that exposes it, by whoever changes that remote', () => {
  expect(sentenceOf(undefined, ['remote-reports'])).toBe(
    'remote-reports/src/exposes/ReportScreen.ts: in the browser, the list of reports did not appear: it was not there after 20 s.',
  );
});

test('a host is told which live remote does not come, and which of its own scripts ran last', () => {
  expect(sentenceOf()).toBe(
    'host/dist/main.js: in the browser, the list of reports of the live remote-reports (build B) did not appear: it was not there after 20 s.',
  );
  expect(sentenceOf(undefined, ['host'], '')).toBe(
    'host/dist/main.js: in the browser, the list of reports did not appear: it was not there after 20 s.',
  );
});

test('the line that the portal logs names the screen, whichever step it stopped', () => {
  const line = '[portal] remotes.remote_auth/LoginScreen: TypeError: x is not a function.\n    at main.js:1';
  expect(sentenceOf(logged(line, `${origin}/apps/host/b1/main.js`), ['remote-auth'])).toBe(
    'remote-auth/src/exposes/LoginScreen.ts: in the browser, the list of reports did not appear: TypeError: x is not a function.',
  );
  expect(sentenceOf(logged(`Error: ${line}`), ['remote-auth'])).toBe(
    'remote-auth, which alone is new, breaks this: host/dist/main.js: in the browser, the list of reports of the live remote-reports (build B) did not appear: Error: [portal] remotes.remote_auth/LoginScreen: TypeError: x is not a function.',
  );
});

test.each([
  [`${origin}/apps/remote-auth/b1/login.js:1:20`, 'remote-auth/dist/login.js'],
  [`${origin}/apps/remote-auth/b1/chunks/login.js?retry=1`, 'remote-auth/dist/chunks/login.js'],
])('an error thrown at %s is that of %s', (url, file) => {
  expect(sentenceOf({ kind: 'thrown', text: 'Error: no.', url }, ['host', 'remote-auth'])).toBe(
    `${file}: in the browser, the list of reports brought up "Error: no".`,
  );
});

test.each([
  [`${origin}/apps/remote-auth/b1/login.js`, 'remote-auth/dist/login.js'],
  [`${origin}/favicon.ico`, `${origin}/favicon.ico`],
])('%s that is missing is told as %s, with the answer', (url, file) => {
  expect(sentenceOf({ kind: 'missing', text: '404', url }, ['host', 'remote-auth'])).toBe(
    `${file} is asked for by the list of reports, and the answer is 404.`,
  );
});

test.each([
  [`${origin}/apps/remote-auth/b1/login.js`, 'remote-auth/dist/login.js'],
  [`${origin}/reports`, `${origin}/reports`],
])('what the policy refuses %s is told of %s', (url, file) => {
  expect(sentenceOf({ kind: 'refused', text: 'tries "eval"', url }, ['host', 'remote-auth'])).toBe(
    `${file}: in the browser, the list of reports tries "eval".`,
  );
});

test.each([
  [['host', 'remote-reports'], 'remote-reports/src/testing/samples.ts'],
  [['host', 'remote-auth'], 'a remote’s src/testing/samples.ts'],
  [['remote-auth'], 'remote-auth, which alone is new, breaks this: a remote’s src/testing/samples.ts'],
])('where %j are new, a call without a sample answer is told of %s', (changed, file) => {
  expect(sentenceOf({ kind: 'unanswered', text: '/ai/news/list', url: '' }, changed)).toBe(
    `${file} has no answer to "/ai/news/list", for which the list of reports asks the API.`,
  );
});

test.each([
  [['host', 'remote-reports'], 'remote-reports/src/exposes/ReportScreen.ts'],
  [['host', 'remote-auth'], 'host/dist/main.js'],
])('where %j are new, a screen that is worse than the live one is told of %s', (changed, file) => {
  const trouble: Trouble = { kind: 'seen', text: 'has lost the bar', url: `${origin}/apps/host/b1/main.js` };
  expect(sentenceOf(trouble, changed)).toBe(`${file}: in the browser, the list of reports has lost the bar.`);
});

test.each([
  [['remote-reports'], `${origin}/apps/host/b1/react.js`, 'remote-reports/src/exposes/ReportScreen.ts'],
  [['remote-reports'], '', 'remote-reports/src/exposes/ReportScreen.ts'],
  [['remote-reports'], `${origin}/apps/remote-reports/b1/a.js`, 'remote-reports/dist/a.js'],
  [['host', 'remote-reports'], `${origin}/apps/host/b1/react.js`, 'host/dist/react.js'],
])('where %j is new, what the policy refuses %s is told of %s', (changed, url, file) => {
  expect(sentenceOf({ kind: 'refused', text: 'tries "a"', url }, changed)).toBe(
    `${file}: in the browser, the list of reports tries "a".`,
  );
});

test('what the policy refuses nobody by name is told of the host', () => {
  expect(sentenceOf({ kind: 'refused', text: 'tries "eval"', url: '' })).toBe(
    'host/dist/main.js: in the browser, the list of reports tries "eval".',
  );
});

test.each([
  [
    `${origin}/apps/host/b1/react.js`,
    'host/dist/react.js: in the browser, the list of reports brought up "no".',
  ],
  [
    `${origin}/apps/remote-auth/b1/login.js`,
    'remote-auth/dist/login.js: in the browser, the list of reports brought up "no".',
  ],
])('the app that alone is new has caused what shows at %s', (url, sentence) => {
  expect(sentenceOf({ kind: 'console', text: 'no', url }, ['remote-reports'])).toBe(
    `remote-reports, which alone is new, breaks this: ${sentence}`,
  );
});

test('a new configuration is nobody’s fault', () => {
  expect(sentenceOf(undefined, [])).toMatch(/^host\/dist\/main\.js: /);
});

test('a long message is cut, to one line without a full stop', () => {
  const text = `${'a'.repeat(300)}.`;
  expect(sentenceOf(logged(text), ['remote-reports'])).toBe(
    `remote-reports/src/exposes/ReportScreen.ts: in the browser, the list of reports did not appear: ${'a'.repeat(200)}.`,
  );
  expect(sentenceOf(logged('1.5 of 2'), ['remote-reports'])).toMatch(/appear: 1\.5 of 2\.$/);
});
