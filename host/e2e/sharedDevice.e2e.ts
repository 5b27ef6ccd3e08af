import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();

const login = (reader: Reader) => reader.page.getByRole('button', { name: 'Login With Okta', exact: true });
const userMenuOf = (reader: Reader, name: string) =>
  reader.page.getByRole('button', { name: `Open user menu, ${name}` });

test('S-67, H-7 whoever signs in after a session that has ended is nobody else, in any tab', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn('/reports');
  await userMenuOf(reader, 'Ada Okafor').waitFor();
  const other = await reader.openTab('/reports/semiconductors');
  await userMenuOf(other, 'Ada Okafor').waitFor();
  await stage.portal.control({ revoke: true });
  await reader.page.getByRole('link', { name: 'Renewable Energy' }).click();
  await login(reader).waitFor();
  await login(other).waitFor();

  await reader.context.clearCookies();
  await reader.signIn('Jonas');
  for (const tab of [reader, other]) await userMenuOf(tab, 'Jonas Meier').waitFor();
});

test('F-67, H-7 two people who sign in at the same time in two tabs end as one of them, in both', async () => {
  const reader = await stage.arrive();
  await reader.open('/reports');
  const other = await reader.openTab('/reports/semiconductors');
  for (const tab of [reader, other]) {
    await login(tab).click();
    await tab.page.getByRole('button', { name: /Ada/ }).waitFor();
  }
  await reader.page.getByRole('button', { name: /Ada/ }).click();
  await userMenuOf(reader, 'Ada Okafor').waitFor();
  await other.page.getByRole('button', { name: /Jonas/ }).click();

  for (const tab of [reader, other]) await userMenuOf(tab, 'Jonas Meier').waitFor();
  await reader.page.getByRole('heading', { level: 1, name: 'Media Monitoring Reports' }).waitFor();
  await other.page.getByRole('heading', { level: 1, name: 'Semiconductors' }).waitFor();
  expect([reader.path(), other.path()]).toEqual(['/reports', '/reports/semiconductors']);
});
