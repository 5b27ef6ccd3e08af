import { changeList } from './changeAnswers';
import { holdFiles } from './holdFiles';
import type { Reader } from './Reader';
import { expect, test } from './test';
import { watchShifts } from './watchShifts';

const ada = '00u1ab2cd3EF4gh5IJ6k';

const listCalls = ({ requests }: Reader) => requests.filter((url) => url.endsWith('/list')).length;

/** Sets the reader's last visit, as it is when the next page is opened. */
const visitedAt = ({ page }: Reader, time: string) =>
  page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(String(key), String(value));
    },
    [`portal.reader.${ada}.lastVisit`, time],
  );

/** The device does not know the reader, as after a sign-in. */
const forgetReader = ({ page }: Reader) =>
  page.addInitScript((key) => {
    localStorage.removeItem(key);
  }, `portal.reader.${ada}.id`);

/** Makes all reports old but these two. */
const ageReports = (reader: Reader) =>
  changeList(reader, (item) => {
    item.last_modified =
      { 'Retail & Consumer': '2026-11-19T06:00:00Z', Semiconductors: '2026-11-20T01:00:00Z' }[item.name] ??
      '2026-11-10T06:00:00Z';
  });

test('H-9 the welcome page begins with what is new to the reader, and the bell knows it too', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await visitedAt(reader, '2026-11-18T12:00:00Z');
  await ageReports(reader);
  await reader.open('/');
  await expect(reader.welcome.news).toHaveCount(2);
  await expect(reader.main.getByText(/^9 reports · 2 new since Wed(nesday$|, November 18)/)).toBeVisible();
  await expect(reader.welcome.rows).toHaveCount(9);
  await expect(reader.notifications.button).toHaveAccessibleName('Notifications, 2 new');
  expect(listCalls(reader)).toBe(1);
  expect(reader.faults()).toEqual([]);
});

test('H-9 on a quiet day it says since when, and all reports are one press away', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await visitedAt(reader, '2026-11-20T22:00:00Z');
  await reader.open('/');
  await expect(
    reader.main.getByText(
      /^Nothing new since Fri(day|, November 20.*)\. The latest reports are from Fri, November 20/,
    ),
  ).toBeVisible();
  await expect(reader.welcome.rows).toHaveCount(9);
  await expect(reader.welcome.news).toHaveCount(0);
  await expect(reader.welcome.newMarks).toHaveCount(0);

  await reader.welcome.allReports.press('Enter');
  await expect(reader.list.heading).toBeFocused();
  await expect(reader.list.cards).toHaveCount(9);
  expect(listCalls(reader)).toBe(1);
});

test('S-68 the list is under way before the portal runs, and is asked for once', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const letGo = await holdFiles(reader, '**/apps/host/*/main.*');
  await reader.page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => listCalls(reader)).toBe(1);
  await expect(reader.bar.navigation).toBeHidden();

  letGo();
  await expect(reader.welcome.rows).toHaveCount(9);
  expect(listCalls(reader)).toBe(1);
});

for (const [format, viewport] of [
  ['wide', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  for (const [late, isRemembered] of [
    ['nothing', true],
    ['list', true],
    ['user', true],
    ['user', false],
  ] as const)
    test(`nothing moves on a ${format} screen when ${late} is late${isRemembered ? '' : ', and the reader unknown'}`, async ({
      arriveSignedIn,
      portal,
    }) => {
      const reader = await arriveSignedIn({ viewport });
      await visitedAt(reader, '2026-11-18T12:00:00Z');
      if (!isRemembered) await forgetReader(reader);
      if (late !== 'nothing') await portal.control({ path: late, mode: 'slow', delayMs: 2500 });
      const shifts = await watchShifts(reader);
      await reader.open('/');
      await expect(reader.welcome.news.or(reader.welcome.newMarks).first()).toBeVisible();
      expect(await shifts()).toEqual([]);
    });
