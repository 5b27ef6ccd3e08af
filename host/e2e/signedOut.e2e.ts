import { overhang } from './overhang';
import { expect, test } from './test';

for (const path of [
  '/',
  '/?from=mail#part',
  '/reports',
  '/reports?q=energy#top',
  '/reports/renewable-energy',
  '/reports/renewable-energy/20261119?from=mail#top',
  '/reports/no%2Fsuch%20report/latest',
])
  test(`S-1, S-4, S-13, S-15 signed out, ${path} is the login view at the same address`, async ({
    arrive,
    portal,
  }) => {
    const reader = await arrive();
    await reader.open(path);
    await expect(reader.login.button).toBeVisible();
    await expect(reader.bar.loginButton).toBeVisible();

    expect(reader.path()).toBe(path);
    expect(reader.requests.filter((url) => url.includes('/v1/authorize'))).toEqual([]);
    // Nobody waits for it: it comes once the login is drawn.
    await expect.poll(async () => (await portal.calls()).map((call) => call.path)).toEqual(['/healthcheck']);
    expect(reader.faults()).toEqual([]);
  });

test('S-14 an address that the portal does not have says so, signed out and signed in', async ({
  arrive,
}) => {
  const reader = await arrive();
  const walk = async () => {
    for (const path of ['/nothing/here', '/reports/a/b/c', '/okta', '/login']) {
      await reader.open(path);
      await expect(reader.notices.noPage).toBeVisible();
      expect(reader.path()).toBe(path);
      await reader.page.getByRole('main').getByRole('link').click();
      await expect(reader.page).toHaveURL('/reports');
    }
  };
  await walk();
  await reader.signIn();
  await walk();
  await expect(reader.list.heading).toBeVisible();
  expect(reader.faults()).toEqual([]);
});

test('S-3, S-14 an address that only begins like the callback is not waited at as a sign-in', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.open('/login/callbacks?code=1&state=2');
  await expect(reader.notices.noPage).toBeVisible();
  await expect(reader.bar.loginButton).toBeVisible();
  await reader.page.getByRole('main').getByRole('link').click();
  await reader.signIn();
  await expect(reader.list.heading).toBeVisible();
});

test('S-50, S-54, S-55 signed out on a phone, a reader of a public screen finds the others, and the login', async ({
  arrive,
  changePage,
}) => {
  changePage(({ remotes }) => {
    for (const { declaration } of remotes)
      if (declaration?.screens?.['ReportListScreen']) {
        Object.assign(declaration.screens['ReportListScreen'], { access: 'public', firstCall: undefined });
        declaration.navigation?.push({ label: 'Sectors', screen: 'ReportListScreen', order: 90 });
      }
  });
  const reader = await arrive({ viewport: { width: 390, height: 844 } });
  const { bar, mobileMenu } = reader;
  await reader.open('/nothing/here');
  await expect(reader.notices.noPage).toBeVisible();
  await mobileMenu.button.click();
  await expect(bar.loginButton).toBeVisible();
  expect(await overhang(reader)).toEqual([]);
  await mobileMenu.reportsLink.click();
  await expect(reader.list.heading).toBeVisible();
  await expect(mobileMenu.reportsLink).toBeHidden();

  await bar.loginButton.click();
  await reader.provider.employee('Ada').click();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
});
