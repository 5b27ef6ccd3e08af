import { openReport } from './standing';
import { expect, test } from './test';

test('R-7, change 12 in small text the letters of the box are still so large that a phone does not zoom into it', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  await reader.page.addInitScript(() => {
    localStorage.setItem('portal.text', 'small');
  });
  await openReport(reader, '/reports/renewable-energy');
  await expect(reader.report.summarySection.locator('p')).toHaveCSS('font-size', '15px');
  await expect(reader.report.find.box).toHaveCSS('font-size', '16px');
});
