import type { Reader } from './Reader';
import { expect } from './test';

export const address = '/reports/renewable-energy';

export const offer = ({ main }: Reader) => main.getByText(/^You had reached “/);
export const wayOn = ({ main }: Reader) => main.getByRole('link', { name: /^Continue: / });
export const dismiss = ({ main }: Reader) => main.getByRole('button', { name: 'Do not continue' });

/** Reads as far as the fourth article, and returns its title. */
export async function readOn(reader: Reader): Promise<string> {
  await reader.open(address);
  const article = reader.report.articles.nth(3);
  await expect(article).toBeVisible();
  const kept = () => reader.stored().then((entries) => JSON.stringify(entries));
  // Once: the part that keeps the place may come only afterwards.
  await article.evaluate((one) => {
    scrollBy({ top: one.getBoundingClientRect().top - 100, behavior: 'instant' });
  });
  await expect.poll(kept).toContain('place');
  return (await article.getByRole('heading', { level: 3 }).textContent()) ?? '';
}
