import path from 'node:path';
import { launchChromium } from '#browser/launchChromium.ts';
import { PortalPages } from '#browser/PortalPages.ts';
import { recallVisits, type Visits } from '#browser/recallVisits.ts';
import { signIn } from '#browser/signIn.ts';
import { unoptimized } from '#browser/unoptimized.ts';
import type { Preview } from '#dev/startPreview.ts';
import { controlApi } from '#local/controlApi.ts';
import type { Format, View } from './View.ts';

type Scheme = 'light' | 'dark';

const formats: Record<Format, { width: number; height: number; scale: number }> = {
  wide: { width: 1280, height: 800, scale: 1 },
  phone: { width: 390, height: 844, scale: 2 },
};
const everyFormat: Format[] = ['wide', 'phone'];

/** Height of the tallest picture that the browser draws (device pixels). */
const tallest = 16_000;

/**
 * A browser that takes pictures of one portal.
 *
 * @param options.isQuick one picture of each view, as far as the window shows it, instead of one for each format and scheme
 */
export async function createScreenshotter(
  { origin, stack }: Preview,
  { folder, isQuick }: { folder: string; isQuick: boolean },
) {
  // A page that a view has rewritten counts as one from the internet, and may not call this machine.
  const browser = await launchChromium(['--disable-features=LocalNetworkAccessChecks', unoptimized]);
  const sessions = new Map<string, Visits>();
  const schemes: Scheme[] = isQuick ? ['light'] : ['light', 'dark'];

  async function sessionOf(reader: string) {
    const known = sessions.get(reader);
    if (known) return known;
    const context = await browser.newContext();
    try {
      const portal = new PortalPages(await context.newPage());
      await portal.page.goto(origin);
      await signIn(portal.page, reader);
      await portal.welcome.heading.waitFor();
      const session = await context.storageState();
      sessions.set(reader, session);
      return session;
    } finally {
      await context.close();
    }
  }

  async function takePicture(view: View, format: Format, colorScheme: Scheme) {
    const { width, height, scale } = formats[format];
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      deviceScaleFactor: scale,
      // Nothing to wait for, where nobody looks at the pictures.
      ...(isQuick && { reducedMotion: 'reduce' }),
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      if (view.reader !== undefined) await recallVisits(page, { origin }, await sessionOf(view.reader));
      await view.before?.(page);
      await page.goto(origin + view.path, { waitUntil: 'domcontentloaded' });
      await view.ready(new PortalPages(page));
      // Animations have come to their end.
      if (!isQuick) await page.waitForTimeout(400);
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: path.join(folder, `${view.name}.${format}.${colorScheme}.png`),
        ...(view.isWhole &&
          !isQuick && {
            fullPage: true,
            clip: { x: 0, y: 0, width, height: Math.min(whole, tallest / scale) },
          }),
      });
    } finally {
      await context.close();
    }
  }

  return {
    /** @returns one sentence for each picture that could not be taken */
    photograph: async (view: View): Promise<string[]> => {
      await controlApi(stack.apiOrigin, { reset: true });
      if (view.reader !== undefined) await sessionOf(view.reader);
      for (const command of view.orders ?? []) await controlApi(stack.apiOrigin, command);

      const wanted = everyFormat.filter((format) => !view.only || view.only === format);
      const pictures = (isQuick ? wanted.slice(0, 1) : wanted).flatMap((format) =>
        schemes.map((scheme) => takePicture(view, format, scheme)),
      );
      const results = await Promise.allSettled(pictures);
      return results.flatMap((result) =>
        result.status === 'rejected' ? [String(result.reason).split('\n').slice(0, 4).join(' ')] : [],
      );
    },
    close: () => browser.close(),
  };
}
