import type { Reader } from '../e2e/Reader';
import { expect } from '../e2e/test';
import type { Scene } from './Fault';

export const headingsOf = ({ main }: Reader) => main.getByRole('heading').allInnerTexts();

/** Waits for these headings, also while one document gives way to another: a look of `expect.poll` would end there. */
export const expectHeadings = ({ main }: Reader, headings: string[]) =>
  expect(main.getByRole('heading')).toHaveText(headings, { useInnerText: true });

/** Everything that can be read or heard on a page, the bar and its names included. */
export const textOf = ({ page }: Reader) =>
  page.evaluate(() => {
    const named = document.querySelectorAll('[aria-label]');
    return [document.body.innerText, ...Array.from(named, ({ ariaLabel }) => ariaLabel)].join('\n');
  });

/** A part without a fault: its headings and its text, and the lines that it logs all the same. */
export interface Sound {
  headings: string[];
  text: string;
  lines: number;
}

/** Calls and lines until now are not the part's. */
export const beginAnew = ({ requests, console }: Reader) => {
  requests.length = 0;
  console.length = 0;
};

export async function soundPart({ reader, part }: Scene): Promise<Sound> {
  beginAnew(reader);
  await reader.open(part.address);
  await reader.untilQuiet();
  await expect(reader.main.getByRole('heading').first()).toBeVisible();
  await expect(reader.main.locator('[aria-busy=true]')).toHaveCount(0);
  return {
    headings: await headingsOf(reader),
    text: await textOf(reader),
    lines: reader.logged().length,
  };
}
