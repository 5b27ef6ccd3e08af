import type { Locator } from 'playwright-core';
import { holdFiles } from './holdFiles';
import type { Reader } from './Reader';
import { expect, test } from './test';

const menus = [
  {
    ...{ name: 'the user menu', width: 1280, height: 800 },
    partsOf: ({ userMenu }: Reader) => ({ button: userMenu.button, item: userMenu.signOutItem }),
  },
  {
    ...{ name: 'the menu of a phone', width: 390, height: 844 },
    partsOf: ({ mobileMenu }: Reader) => ({ button: mobileMenu.button, item: mobileMenu.signOutButton }),
  },
];

/** A menu may become wider, to the left. */
async function placeOf(item: Locator) {
  const { x = 0, y, width = 0, height } = (await item.boundingBox()) ?? {};
  return { y, height, right: x + width };
}

for (const { name, partsOf, ...size } of menus)
  test(`S-53, S-55 in ${name} "Sign out" stays where it is when the reader’s name comes`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn();
    const { page } = reader;
    const { button, item } = partsOf(reader);
    await page.setViewportSize(size);
    const release = await holdFiles(reader, `${reader.portal.api}/user`);
    await reader.open('/reports');
    await button.click();
    await expect(item).toBeVisible();
    const before = await placeOf(item);

    release();
    await expect(reader.bar.banner.getByText('ada.okafor@example.com')).toBeVisible();
    expect(await placeOf(item)).toEqual(before);
  });
