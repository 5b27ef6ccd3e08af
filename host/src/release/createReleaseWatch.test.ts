import type { PageRelease } from '../page/PortalPage';
import { createReleaseWatch } from './createReleaseWatch';

const minutes = (count: number) => count * 60_000;
const release = (number: number): PageRelease => ({
  number,
  channel: 'production',
  at: '2026-11-21T08:00:00Z',
  builds: { host: String(number) },
});
const newer = release(8);

/** A tab that was opened at noon, whose clock stands still until it is put forward. */
function openTab(answers: (PageRelease | null | Error)[] = []) {
  let time = Date.UTC(2026, 10, 21, 12);
  let isThere = true;
  let checks = 0;
  const found: (number | null)[] = [];
  const watch = createReleaseWatch({
    now: () => time,
    mayCheck: () => isThere,
    findOther: () => {
      const answer = answers[checks] ?? null;
      checks += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    onFound: (other) => {
      found.push(other?.number ?? null);
    },
  });
  return {
    watch,
    found,
    checks: () => checks,
    pass: (length: number) => {
      time += length;
    },
    setThere: (value: boolean) => {
      isThere = value;
    },
    awayFor: async (length: number) => {
      watch.hide();
      time += length;
      await watch.show();
    },
  };
}

test('what is live is looked up at most every five minutes, whatever the reader does', async () => {
  const { watch, pass, checks } = openTab();
  await watch.check();
  pass(minutes(5) - 1);
  await watch.check();
  watch.navigate();
  await watch.show();
  expect(checks()).toBe(0);

  pass(1);
  await Promise.all([watch.check(), watch.show(), watch.check()]);
  watch.navigate();
  expect(checks()).toBe(1);

  pass(minutes(5));
  watch.navigate();
  expect(checks()).toBe(2);
});

test('nothing is looked up while nobody looks or the network is gone; that does not count as looked up', async () => {
  const { watch, pass, checks, setThere } = openTab();
  pass(minutes(20));
  setThere(false);
  await watch.check();
  watch.navigate();
  expect(checks()).toBe(0);

  setThere(true);
  await watch.check();
  expect(checks()).toBe(1);
});

test('a clock that was put back does not keep the tab from looking', async () => {
  const { watch, pass, checks } = openTab();
  pass(-minutes(24 * 60));
  await watch.check();
  expect(checks()).toBe(1);
});

test('what is found is told, also that it is no longer there; a failure is silent and counts as looked up', async () => {
  const { watch, pass, found, checks } = openTab([newer, new Error('no answer'), null]);
  for (const expected of [[8], [8], [8, null]]) {
    pass(minutes(5));
    await watch.check();
    await watch.check();
    expect(found).toEqual(expected);
  }
  expect(checks()).toBe(3);
});

test('after an hour away with nothing else live, what is shipped later is not taken over by itself', async () => {
  const { watch, pass, awayFor } = openTab([null, newer]);
  await awayFor(minutes(60));
  expect(watch.navigate()).toBe(false);

  pass(minutes(5));
  await watch.check();
  expect(watch.navigate()).toBe(false);
});

test('after an hour away the next navigation takes over what is live instead', async () => {
  const { watch, awayFor, found } = openTab([newer]);
  await awayFor(minutes(60));
  expect(found).toEqual([8]);
  expect(watch.navigate()).toBe(true);
});

test.each([
  ['a little less than an hour', [minutes(60) - 1]],
  ['twice half an hour', [minutes(30), minutes(30)]],
])('%s away takes nothing over', async (_what, absences) => {
  const { watch, awayFor } = openTab([newer, newer]);
  for (const length of absences) await awayFor(length);
  expect(watch.navigate()).toBe(false);
});

test('a tab that was hidden twice without being shown counts from the first time', async () => {
  const { watch, pass } = openTab([newer]);
  watch.hide();
  pass(minutes(59));
  watch.hide();
  pass(minutes(1));
  await watch.show();
  expect(watch.navigate()).toBe(true);
});

test('an answer that comes after the navigation holds for the one after it', async () => {
  const { watch, pass } = openTab([newer]);
  watch.hide();
  pass(minutes(60));
  const shown = watch.show();
  expect(watch.navigate()).toBe(false);
  await shown;
  expect(watch.navigate()).toBe(true);
});

test('who comes back without a network takes over when it is there again', async () => {
  const { watch, awayFor, checks, setThere } = openTab([newer]);
  setThere(false);
  await awayFor(minutes(90));
  expect(watch.navigate()).toBe(false);
  expect(checks()).toBe(0);

  setThere(true);
  await watch.check();
  expect(watch.navigate()).toBe(true);
});

test('who loses the network after coming back keeps the page, and takes over when it is there again', async () => {
  const { watch, awayFor, setThere } = openTab([newer]);
  await awayFor(minutes(60));
  setThere(false);
  expect(watch.navigate()).toBe(false);

  setThere(true);
  expect(watch.navigate()).toBe(true);
});

test('while the portal cannot be reached, the page is not left for what was live before', async () => {
  const { watch, pass, awayFor, found } = openTab([newer, new Error('no answer'), newer]);
  pass(minutes(5));
  await watch.check();
  await awayFor(minutes(60));
  expect(watch.navigate()).toBe(false);
  // The line that tells of it stays.
  expect(found).toEqual([8]);

  pass(minutes(5));
  const checked = watch.check();
  expect(watch.navigate()).toBe(false);
  await checked;
  expect(watch.navigate()).toBe(true);
});

test('files that go missing together are one reason to look', async () => {
  const { watch, checks } = openTab([newer]);
  expect(await Promise.all([watch.checkNow(), watch.checkNow(), watch.checkNow()])).toEqual([
    newer,
    newer,
    newer,
  ]);
  expect(checks()).toBe(1);
});

test('a file that is gone is reason enough to look at once; without an answer nobody knows what is live', async () => {
  const { watch, checks } = openTab([newer, new Error('no answer'), newer, null]);
  for (const live of [newer, null, newer, null]) expect(await watch.checkNow()).toBe(live);
  expect(checks()).toBe(4);
});
