import type { Step } from './Step';

/** The first visible element at the end of some steps, scrolled to. Runs in the page, where Testing Library computes roles and names. */
export function visibleAt(steps: Step[]): Element | undefined {
  const { TestingLibraryDom: library } = window as unknown as {
    TestingLibraryDom: typeof import('@testing-library/dom');
  };
  const after = (element: HTMLElement, step: Step): HTMLElement[] => {
    if ('text' in step) return library.queryAllByText(element, new RegExp(step.text.source, step.text.flags));
    if ('selector' in step)
      return [...element.querySelectorAll<HTMLElement>(step.selector)].filter(
        (one) => at(one, step.has).length > 0,
      );
    const { role, level, name } = step;
    return library.queryAllByRole(element, role, {
      ...(level !== undefined && { level }),
      ...(name && { name: new RegExp(name.source, name.flags) }),
    });
  };
  const at = (element: HTMLElement, way: Step[]) =>
    way.reduce((found, step) => found.flatMap((one) => after(one, step)), [element]);

  const found = at(document.body, steps).find((element) => element.checkVisibility());
  // WebKitWebDriver does not wait until the page's smooth scrolling is over, and then misses what it clicks.
  found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return found;
}
