import type { Notices } from '#browser/Notices.ts';
import type { View } from './View.ts';
import { ada } from './views/readers.ts';

type Ready = View['ready'];

export const notice =
  (name: keyof Notices): Ready =>
  ({ notices }) =>
    notices[name].first().waitFor();

export const text =
  (words: string): Ready =>
  ({ main }) =>
    main.getByText(words).first().waitFor();

/** The shape of a screen, which fades in. */
export const loading: Ready = async (portal) => {
  await text('Loading...')(portal);
  await portal.page.waitForTimeout(1500);
};

/** The list with all of its pictures, those below the screen too. */
export const wholeList: Ready = async (portal) => {
  await portal.list.links.first().waitFor();
  await allPictures(portal);
};

/** The welcome page with what remote-reports has for it. */
export const wholeWelcome: Ready = async (portal) => {
  await portal.welcome.rows.first().waitFor();
  await allPictures(portal);
};

/** The reader's name has come, with the last call of a load, after the content. A phone has it in the menu. */
export const known =
  (name: string): Ready =>
  ({ userMenu }) =>
    userMenu.buttonOf(name).waitFor({ state: 'attached' });

const allPictures: Ready = async ({ page }) => {
  await page.evaluate(async () => {
    const settled = Array.from(document.images, (image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    await Promise.all(settled);
  });
};

export const wholeReport: Ready = ({ report }) => report.untilWhole();

/** A reader who has come to the fourth article opens another address, or the same one anew. */
export const openedAfterReading =
  (address: string): Ready =>
  async (portal) => {
    const { page, report } = portal;
    // A place is kept for a reader who is known.
    await known(ada)(portal);
    await report.untilWhole();
    await report.articles.nth(3).evaluate((article) => {
      article.scrollIntoView({ behavior: 'instant' });
    });
    await page.waitForFunction(() =>
      Object.values(localStorage).some((kept) => String(kept).includes('"place"')),
    );
    const { href } = new URL(address, page.url());
    // The same address would be the same page, loaded again.
    await page.goto('about:blank');
    await page.goto(href);
    await page.getByText(/^(You had reached|Continue reading)/).waitFor();
  };
