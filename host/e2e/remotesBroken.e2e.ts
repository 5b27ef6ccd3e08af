import { expect, test } from './test';

/** A repository may have more of them. */
const bothRemotes = '**/apps/remote-{reports,auth}/**';

test('with both remotes dead the portal still says what is missing, signs out, and each heals by itself', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.page.route(bothRemotes, (route) => route.abort());
  await reader.open('/');
  await expect(reader.welcome.heading).toBeVisible();
  await expect(reader.notices.newestUnavailable).toBeVisible();
  await reader.bar.reports.click();
  await expect(reader.notices.listUnavailable).toBeVisible();
  await expect(reader.page).toHaveTitle('Reports – Media Monitoring');
  await expect(reader.heading('Reports')).toBeFocused();
  await reader.signOut();
  await expect(reader.notices.loginUnavailable).toBeVisible();
  // The panel, the list and the login view: the part of the bell follows the panel.
  expect(reader.logged()).toHaveLength(3);

  await reader.page.unroute(bothRemotes);
  await reader.tryAgain.click();
  await reader.signInAgain();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  expect(reader.faults().filter((text) => text.startsWith('thrown'))).toEqual([]);
});

test('what a registry without a remote does not have is not there, and the rest stands', async ({
  arriveSignedIn,
  changePage,
}) => {
  changePage((data) => {
    data.remotes = data.remotes.filter(({ name }) => name === 'remote_auth');
  });
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await expect(reader.notices.noPage).toBeVisible();
  await expect(reader.bar.reports).toBeHidden();
  await reader.main.getByRole('link', { name: 'Go to the start' }).click();
  await expect(reader.welcome.heading).toBeVisible();
  expect(reader.logged()).toEqual([]);
});
