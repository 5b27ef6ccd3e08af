import { accessibilityFaults } from '../e2e/accessibilityFaults';
import type { Reader } from '../e2e/Reader';
import { expect, test } from '../e2e/test';

test.use({
  portalOptions: { channels: { staging: { allowChannelLink: true }, closed: {} } },
});

const line = ({ page }: Reader) => page.getByRole('region', { name: 'Channel staging' });
const channelOf = async ({ context }: Reader) =>
  (await context.cookies()).find(({ name }) => name === '__Host-portal-channel')?.value;

test('a link brings the browser into the channel, which a line names on every screen, and leads out of it', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page } = reader;
  await reader.open('/reports?portal-channel=staging');
  await expect(reader.list.heading).toBeVisible();
  expect(await channelOf(reader)).toBe('staging');
  await expect(page).toHaveURL('/reports');
  await expect(line(reader)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await reader.list.link('Renewable Energy').click();
  await expect(reader.report.summary).toBeVisible();
  await expect(line(reader)).toBeVisible();

  const other = await reader.openTab('/');
  await line(other).getByRole('button', { name: 'Dismiss' }).click();
  await expect(line(other)).toHaveCount(0);
  await other.page.reload();
  await expect(line(other)).toBeVisible();

  await line(reader).getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(reader.report.summary).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
  await expect(page).toHaveURL('/reports/renewable-energy');
  expect(await channelOf(reader)).toBe(undefined);
  expect(reader.faults()).toEqual([]);
});

test('a link into a channel that does not allow it, or into none, shows production', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  for (const channel of ['closed', 'nowhere']) {
    await reader.open(`/reports?portal-channel=${channel}`);
    await expect(reader.list.heading).toBeVisible();
    expect(await channelOf(reader)).toBe(undefined);
  }
});
