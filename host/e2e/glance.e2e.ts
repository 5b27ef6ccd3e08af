import { expect, test } from './test';

for (const [name, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`R-2 on ${name} the counts of actions and topics lead to them, and Back leaves the report`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn({ viewport });
    const { page, report } = reader;
    await reader.open('/reports');
    await reader.list.link('Renewable Energy').click();
    await report.glance.getByRole('link', { name: '22 actions' }).click();
    const heading = report.actions.getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect
      .poll(() => heading.evaluate((one) => Math.abs(one.getBoundingClientRect().top - 72)))
      .toBeLessThanOrEqual(2);

    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await report.glance.getByRole('link', { name: '7 topics' }).click();
    await expect(report.topics).toBeFocused();
    await expect(report.topics.getByRole('link').first()).toBeInViewport();
    await page.goBack();
    await expect(reader.list.link('Renewable Energy')).toBeFocused();
  });
