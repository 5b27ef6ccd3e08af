import type { Page } from 'playwright-core';

/**
 * Parts that cannot be told apart where the reader's own colours replace ours, without our backgrounds and shadows: boxes
 * without an edge, and what is chosen but looks like what is not. axe cannot help: it reads the colours that are replaced.
 */
export const forcedColourFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document) =>
      Array.from(within.querySelectorAll(selector)).filter((element) => element.checkVisibility());
    const said = (element: Element) => element.outerHTML.slice(0, 120);
    const edgeOf = (element: Element) => {
      const { borderStyle, borderWidth, borderColor, outlineStyle, backgroundColor } =
        getComputedStyle(element);
      return [borderStyle, borderWidth, borderColor, outlineStyle, backgroundColor].join(' ');
    };

    const boxes = all('main article, main button, main [role=dialog], [role=menu], [role=dialog] button')
      .filter((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return borderTopStyle === 'none' || borderTopWidth === '0px';
      })
      .map((element) => `no edge: ${said(element)}`);
    const chosen = '[aria-current], [role=group] > [aria-pressed=true]';
    const alike = all(chosen)
      .filter((element) => {
        const others = all(element.localName, element.closest('ul, [role=group]') ?? element).filter(
          (other) => !other.matches(chosen),
        );
        return others.length > 0 && others.some((other) => edgeOf(other) === edgeOf(element));
      })
      .map((element) => `looks like the others: ${said(element)}`);
    return [...boxes, ...alike];
  });
