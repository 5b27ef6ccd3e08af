import type { Page } from 'playwright-core';

/** Counts the answers that are prepared for a page from now on, and how often one of them is given. */
export function countAnswers(page: Page): { prepared: number; given: number } {
  const answers = { prepared: 0, given: 0 };
  const route = page.route.bind(page);
  page.route = (url, answer, options) => {
    answers.prepared += 1;
    return route(
      url,
      (one, request) => {
        answers.given += 1;
        return answer(one, request) as unknown;
      },
      options,
    );
  };
  return answers;
}
