import path from 'node:path';
import { launchChromium } from '../commands/launchChromium.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {'wide' | 'phone'} Format
 * @typedef {'light' | 'dark'} Scheme
 *
 * @typedef {object} View One screen in one state.
 * @property {string} name of the file, without format and scheme
 * @property {string} path
 * @property {string} [reader] whose name the person who has signed in bears; nobody has when it is missing
 * @property {object[]} [orders] what the API is to do wrong
 * @property {Format} [only]
 * @property {boolean} [isWhole] the whole page and not only what is on the screen
 * @property {(page: Page) => Promise<unknown>} [before] before the page is opened
 * @property {(page: Page, control: (order: object) => Promise<void>) => Promise<unknown>} ready until the picture can be taken
 */

/** @type {Record<Format, { width: number, height: number }>} */
const formats = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
/** @type {Record<Format, number>} */
const sharpness = { wide: 1, phone: 2 };
/** @type {Scheme[]} */
const schemes = ['light', 'dark'];

/** The browser draws no taller picture (device pixels). */
const tallest = 16_000;

/**
 * A browser and a portal of its own, for taking pictures.
 *
 * @param {{ preview: import('../serve/startPreview.mjs').Preview, folder: string }} options
 */
export async function createStudio({ preview, folder }) {
  const { origin, stack } = preview;
  // A page that a view has rewritten counts as one from the internet, and may not call this machine.
  const browser = await launchChromium(['--disable-features=LocalNetworkAccessChecks']);
  /** What the browser keeps of people who have signed in. @type {Map<string, Promise<any>>} */
  const sessions = new Map();

  const control = async (/** @type {object} */ order) => {
    const response = await fetch(`${stack.apiOrigin}/_control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    if (!response.ok) throw new Error(`The local API refused ${JSON.stringify(order)}.`);
  };

  const signIn = async (/** @type {string} */ reader) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: /^Login With/ }).click();
    await page.getByRole('button', { name: new RegExp(reader) }).click();
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    const state = await context.storageState();
    await context.close();
    return state;
  };

  /** @param {View} view @param {Format} format @param {Scheme} colorScheme */
  async function takePicture(view, format, colorScheme) {
    const { name, path: address, reader, isWhole, before, ready } = view;
    const context = await browser.newContext({
      viewport: formats[format],
      colorScheme,
      deviceScaleFactor: sharpness[format],
      ...(reader && { storageState: await sessions.get(reader) }),
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await before?.(page);
      await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
      await ready(page, control);
      // What fades in or slides has arrived.
      await page.waitForTimeout(400);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: path.join(folder, `${name}.${format}.${colorScheme}.png`),
        ...(isWhole && {
          fullPage: true,
          clip: {
            x: 0,
            y: 0,
            width: formats[format].width,
            height: Math.min(height, tallest / sharpness[format]),
          },
        }),
      });
    } finally {
      await context.close();
    }
  }

  return {
    /**
     * One picture for each format and scheme.
     *
     * @param {View} view
     * @returns {Promise<string[]>} what went wrong, one sentence each
     */
    async photograph(view) {
      await control({ reset: true });
      const { reader } = view;
      if (reader && !sessions.has(reader)) sessions.set(reader, signIn(reader));
      await (reader && sessions.get(reader));
      for (const order of view.orders ?? []) await control(order);

      const shots = /** @type {Format[]} */ (Object.keys(formats))
        .filter((format) => !view.only || view.only === format)
        .flatMap((format) => schemes.map((scheme) => takePicture(view, format, scheme)));
      const results = await Promise.allSettled(shots);
      return results.flatMap((result) =>
        result.status === 'rejected' ? [String(result.reason).split('\n').slice(0, 4).join(' ')] : [],
      );
    },
    close: () => browser.close(),
  };
}
