import type { Reader } from './Reader';

/** Everything beyond the edges of the screen, or that makes it scroll sideways. */
export const overhang = ({ page }: Reader): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const hidden = (element: Element) =>
      element.closest('[aria-hidden=true], [role=status], [data-headlessui-focus-guard]') !== null;
    // Their row scrolls sideways, and keeps what has the focus in sight.
    const isChip = (element: Element) => element.matches('[role=search] [role=group] *');
    return Array.from(document.querySelectorAll('body *'))
      .filter(
        (element) =>
          !hidden(element) && !isChip(element) && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > width + 1 || (left < -1 && right > 0);
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`)
      .concat(document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [])
      .slice(0, 5);
  });
