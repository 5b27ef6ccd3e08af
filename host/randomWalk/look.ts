import type { Page } from 'playwright-core';

/** A tab as its reader sees it, and what it keeps. */
export interface Seen {
  path: string;
  title: string;
  hasBar: boolean;
  /** Name of the user menu; empty for nobody. */
  user: string;
  headings: string[];
  /** Text of `<main>`, and of the whole page. */
  main: string;
  whole: string;
  /** The report's summary; empty where none is drawn. */
  summary: string;
  /** Reports in a list or panel. */
  items: number;
  hasLogin: boolean;
  canTryAgain: boolean;
  isLoading: boolean;
  /** Number of the release that the tab runs. */
  release: number;
  /** Its document has been loaded again, and was not come to. */
  isReload: boolean;
  /** Size (characters) of what is stored. */
  stored: number;
  storedNames: string[];
}

/** Runs in the page, in one step: no part of it is older than another. */
function see(): Seen {
  const main = document.querySelector('main');
  const textOf = (element: Element | null | undefined) => (element as HTMLElement | null)?.innerText ?? '';
  const all = (selector: string) => [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const hasButton = (name: RegExp) =>
    all('button').some((button) => name.test(button.innerText) && !(button as HTMLButtonElement).disabled);
  const summary = all('section').find((one) => one.querySelector('h2')?.innerText === 'Executive Summary');
  const stores = [localStorage, sessionStorage];
  return {
    path: location.pathname,
    title: document.title,
    hasBar: document.querySelector('header nav') !== null,
    user: document.querySelector('header [aria-label^="Open user menu"]')?.getAttribute('aria-label') ?? '',
    headings: all('h1').map(textOf),
    main: textOf(main),
    whole: document.body.innerText,
    summary: textOf(summary?.querySelector('p')),
    items: all('li a').length,
    hasLogin: hasButton(/^Login With /),
    canTryAgain: hasButton(/^Try again$/),
    isLoading: all('p').some((line) => line.textContent === 'Loading...'),
    release: Number(/"number":(\d+)/.exec(document.getElementById('portal-page')?.textContent ?? '')?.[1]),
    isReload: performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'reload'),
    stored: stores.reduce((sum, store) => sum + JSON.stringify(Object.entries(store)).length, 0),
    storedNames: stores.flatMap((store) => Object.keys(store)),
  };
}

/** Null while one document gives way to another. */
export const look = (page: Page): Promise<Seen | null> => page.evaluate(see).catch(() => null);
