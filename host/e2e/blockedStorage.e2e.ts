import { expect, test } from './test';

const deepLink = '/reports/renewable-energy?from=mail#top';

/** The ways in which browsers keep a page from its storage. */
const blocks = {
  'both storages may not even be named': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  },
  'localStorage is not there': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  'sessionStorage may not be named': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  'everything about them throws': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  'they are full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

/** The channel between tabs in such browsers. */
const channels = {
  'a channel works': () => undefined,
  'a channel is refused': () => {
    window.BroadcastChannel = function () {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    } as unknown as typeof BroadcastChannel;
  },
  'there are no channels': () => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  },
};

const names = Object.keys(blocks) as (keyof typeof blocks)[];
const how = 'both storages may not even be named';

// Each block once: the channel is looked at in one place, and both buttons lead to it.
const walks = [
  ...names.map((one) => ({ how: one, opener: 'login view', channel: 'a channel works' }) as const),
  { how, opener: 'bar', channel: 'a channel works' },
  { how, opener: 'login view', channel: 'a channel is refused' },
  { how, opener: 'login view', channel: 'there are no channels' },
] as const;

for (const { how, opener, channel } of walks)
  test(`F-70, T-11 where ${how} and ${channel}, Login in the ${opener} says what to allow, stays here and sets no cookie`, async ({
    arrive,
    portal,
  }) => {
    const reader = await arrive();
    const button = opener === 'bar' ? reader.bar.loginButton : reader.login.button;
    await reader.page.addInitScript(blocks[how]);
    await reader.page.addInitScript(channels[channel]);
    await reader.open(deepLink);
    await button.click();
    await expect(reader.login.storageBlocked).toBeVisible();

    expect(reader.path()).toBe(deepLink);
    expect(reader.requests.filter((url) => url.startsWith(portal.provider))).toEqual([]);
    expect(await reader.page.evaluate(() => document.cookie)).toBe('');
    expect(await reader.context.cookies()).toEqual([]);
    expect(reader.faults()).toEqual([
      'error: [portal] auth.start: Error: storage is blocked, a sign-in could not be finished',
    ]);
    await expect(button).toBeEnabled();
  });

test('F-70 where storage is blocked, coming back from the provider ends at the login view, without a cookie', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.open(deepLink);
  await reader.login.button.click();
  await expect(reader.provider.employee('Ada')).toBeVisible();
  await reader.page.addInitScript(blocks['both storages may not even be named']);
  await reader.provider.employee('Ada').click();
  await expect(reader.login.notCompleted).toBeVisible();

  await expect(reader.page).toHaveURL('/');
  expect(await reader.page.evaluate(() => document.cookie)).toBe('');
  expect(reader.faults()).toHaveLength(1);
});

test('F-70, H-7 storage that is blocked in mid-session keeps nobody signed in, here or in another tab, and is told', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const tabs = [await reader.open('/reports'), await reader.openTab('/reports')];
  for (const tab of tabs) await expect(tab.list.link('Renewable Energy')).toBeVisible();
  await reader.page.evaluate(blocks['everything about them throws']);

  await reader.signOut();
  await expect(reader.login.notDeleted).toBeVisible();
  for (const tab of tabs) {
    await expect(tab.login.button).toBeVisible();
    await expect(tab.userMenu.button).toBeHidden();
    await expect(tab.page.locator('body')).not.toContainText(/Renewable Energy|Ada Okafor/);
  }
  expect(reader.logged()).not.toEqual([]);
});
