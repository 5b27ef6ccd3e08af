import type { Reader } from '../e2e/Reader';

/** Everything that a tab has put into the places where a browser keeps something. */
export const keptBy = ({ page }: Reader) =>
  page.evaluate(() => ({
    local: JSON.stringify(Object.entries(localStorage)),
    session: JSON.stringify(Object.entries(sessionStorage)),
    cookie: document.cookie,
  }));
