import { expect, test } from '@playwright/test';
import { leave } from './leave.ts';

test('a screen is left once its heading is gone, however long after the address', async ({ page }) => {
  await page.setContent('<main><h1>Former</h1><p>Article</p></main><button>Go</button>');
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      location.hash = 'next';
      setTimeout(() => {
        const main = document.querySelector('main');
        if (main) main.innerHTML = '<h1>Next</h1><p>Article</p>';
      }, 500);
    });
  });
  await leave(page, () => page.getByRole('button').click());
  expect(await page.getByRole('heading').innerText()).toBe('Next');
});
