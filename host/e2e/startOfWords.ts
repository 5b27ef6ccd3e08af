import type { Locator } from 'playwright-core';

/** Where (px, from the left) the words of an element begin. */
export const startOfWords = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return words.getBoundingClientRect().left;
  });
