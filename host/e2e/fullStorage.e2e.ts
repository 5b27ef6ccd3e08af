import type { Page } from 'playwright-core';
import { expect, test } from './test';
import { tokensKeyOf } from './tokensKeyOf';

/** Fills what is left of localStorage with entries of that name. */
const fill = (page: Page, name: string) =>
  page.evaluate((start) => {
    // No letters: the search for tokens in what is left behind takes minutes over one long word.
    let text = ' '.repeat(1 << 20);
    for (let number = 0; text; number += 1) {
      try {
        localStorage.setItem(`${start}${String(number)}`, text);
      } catch {
        text = text.slice(text.length / 2 + 0.5);
      }
    }
  }, name);

test('F-70 on a device that is full a reader stays signed in over a reload, and when the identity client has come', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await reader.untilKnown();
  await fill(reader.page, 'another.app');
  await reader.page.reload();
  await reader.untilKnown();
  await reader.untilQuiet();

  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  expect(await reader.page.evaluate((key) => localStorage.getItem(key), tokensKeyOf(portal))).not.toBeNull();
  expect([await reader.page.evaluate(() => document.cookie), reader.faults()]).toEqual(['', []]);
});

test('F-70, H-7 on a device that is full of what is remembered of readers anybody can sign in', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.open('/reports');
  await reader.page.evaluate(() => {
    localStorage.setItem('portal.theme', 'dark');
  });
  await fill(reader.page, 'portal.reader.00u1ab.news.read-1');
  await reader.page.reload();

  await reader.signIn();
  await reader.untilKnown();
  expect(await reader.page.evaluate(() => localStorage.getItem('portal.theme'))).toBe('dark');
  await reader.page.reload();
  await reader.untilKnown();
  expect(reader.faults()).toEqual([]);
});

test('F-70 a device that fills up while the login view is open lets its reader sign in', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.open('/reports');
  await expect(reader.login.button).toBeVisible();
  await fill(reader.page, 'portal.reader.00u1ab.news.read-1');

  await reader.signIn();
  await reader.untilKnown();
  expect(reader.faults()).toEqual([]);
});
