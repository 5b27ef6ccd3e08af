import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const deepLink = '/reports/renewable-energy?from=mail#top';
const advice =
  'Signing in needs to keep data in this browser. Please allow cookies and site data for this site, then load the page again.';

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

const login = (reader: Reader, name = 'Login With Okta') =>
  reader.page.getByRole('button', { name, exact: true });

test.each(Object.entries(blocks))(
  'F-70, T-11 where %s, the page says what to allow, stays here and sets no cookie',
  async (_how, block) => {
    for (const name of ['Login With Okta', 'Login']) {
      const reader = await stage.arrive();
      await reader.page.addInitScript(block);
      await reader.open(deepLink);
      await login(reader, name).click();
      await reader.page.getByRole('main').getByText(advice).waitFor();

      expect(reader.path()).toBe(deepLink);
      expect(reader.requests.filter((url) => url.startsWith(stage.portal.provider))).toEqual([]);
      expect(await reader.page.evaluate(() => document.cookie)).toBe('');
      expect(await reader.context.cookies()).toEqual([]);
      expect(reader.faults()).toEqual([
        'error: [portal] auth.start: Error: storage is blocked, a sign-in could not be finished',
      ]);
      expect(await login(reader).isEnabled()).toBe(true);
    }
  },
);

test('F-70 where storage is blocked, coming back from the provider ends at the login view, without a cookie', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  await login(reader).click();
  await reader.page.getByRole('button', { name: /Ada/ }).waitFor();
  await reader.page.addInitScript(blocks['both storages may not even be named']);
  await reader.page.getByRole('button', { name: /Ada/ }).click();
  await reader.page.getByRole('main').getByText('Sign-in could not be completed.').waitFor();

  expect(reader.path()).toBe('/');
  expect(await reader.page.evaluate(() => document.cookie)).toBe('');
  expect(reader.faults()).toHaveLength(1);
});
