/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./createStudio.mjs').View} View
 */

const longSlug = '/reports/renewable-energy';
const ada = 'Ada';

/** @param {string} name @returns {(page: Page) => Promise<void>} */
const heading = (name) => (page) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** @param {string} words @returns {(page: Page) => Promise<void>} */
const text = (words) => (page) => page.getByRole('main').getByText(words).first().waitFor();

/** The tools of the bar come when the browser is idle. @param {Page} page @param {string | RegExp} name */
async function press(page, name) {
  await page.locator('[data-tool]').first().waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('button', { name }).click();
}

/** @param {Page} page */
const pictures = (page) =>
  page.evaluate(() =>
    Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager';
        return image.complete || new Promise((done) => (image.onload = image.onerror = done));
      }),
    ),
  );

/** @param {Page} page */
const wholeList = async (page) => {
  await page.locator('main li h2').first().waitFor();
  await pictures(page);
};

/** @param {Page} page */
const wholeReport = async (page) => {
  await page.getByRole('heading', { level: 2, name: 'Articles' }).waitFor();
};

/** @param {Page} page @param {string} reader */
const rememberVisit = (page, reader) =>
  page.addInitScript(
    ([key, time]) => {
      if (!sessionStorage.getItem('visited')) localStorage.setItem(String(key), String(time));
      sessionStorage.setItem('visited', 'yes');
    },
    [`portal.reader.${reader}.lastVisit`, '2020-01-01T00:00:00.000Z'],
  );

/** @param {string} remote @returns {(page: Page) => Promise<unknown>} */
const withoutRemote = (remote) => (page) => page.route(`**/apps/${remote}/**`, (route) => route.abort());

/** The reader looks away, more than half an hour goes by, and the list has something newer. @param {Page} page */
async function comeBackLater(page) {
  await page.route('**/ai/mediamonitoring/list', async (route) => {
    const response = await route.fetch();
    const { reports } = await response.json();
    const later = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const newer = reports.map((/** @type {object} */ item) => ({ ...item, last_modified: later }));
    await route.fulfill({ response, json: { reports: newer } });
  });
  await page.clock.fastForward('31:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** While the reader was away, another build has become live. @param {Page} page */
async function shipAnother(page) {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(/"remote-reports":"\w+"/, '"remote-reports":"other"'),
    });
  });
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Use it now' }).waitFor();
}

/** @param {Page} page */
const blockStorage = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

/** The page as an installation with long names would have it. @param {Page} page */
const longNames = (page) =>
  page.route('**/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body
        .replace('"Harbourline Group"', '"Harbourline Group of International Ports, Terminals and Logistics"')
        .replace('"Media Monitoring"', '"Media Monitoring and Public Affairs Intelligence"'),
    });
  });

/** Every screen of the portal in every state that a reader can meet. @type {View[]} */
export const views = [
  { name: 'login', path: '/reports', ready: text('Login With') },
  {
    name: 'login-not-completed',
    path: '/login/callback?error=access_denied&state=unknown',
    ready: text('Sign-in could not be completed.'),
  },
  {
    name: 'login-session-ended',
    path: '/reports',
    reader: ada,
    orders: [{ revoke: true }],
    ready: text('Your session has ended.'),
  },
  {
    name: 'login-storage-blocked',
    path: '/',
    before: blockStorage,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Login With Okta' }).click();
      await text('Signing in needs to keep data')(page);
    },
  },
  { name: 'login-long-names', path: '/', before: longNames, ready: text('Login With') },
  { name: 'welcome', path: '/', reader: ada, ready: text('Good to see you, Ada Okafor') },
  {
    name: 'welcome-long-names',
    path: '/',
    reader: 'Wilhelmina',
    before: longNames,
    ready: text('Good to see'),
  },

  { name: 'list', path: '/reports', reader: ada, isWhole: true, ready: wholeList },
  {
    name: 'list-new',
    path: '/reports',
    reader: ada,
    before: (page) => rememberVisit(page, '00u1ab2cd3EF4gh5IJ6k'),
    ready: async (page) => {
      await wholeList(page);
      await press(page, /^Notifications, \d+ new/);
    },
  },
  {
    name: 'list-loading',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'hang' }],
    ready: async (page) => {
      await text('Loading...')(page);
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'list-loading-slow',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'hang' }],
    before: (page) => page.clock.install(),
    ready: async (page) => {
      await text('Loading...')(page);
      await page.clock.fastForward(11_000);
      await text('Still loading.')(page);
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'list-empty',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'empty' }],
    ready: text('No reports yet.'),
  },
  {
    name: 'list-failed',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'status', status: 500 }],
    ready: text('The reports could not be loaded.'),
  },
  {
    name: 'list-no-access',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'status', status: 403 }],
    ready: text('You have no access to the reports.'),
  },
  {
    name: 'list-offline',
    path: '/',
    reader: ada,
    ready: async (page) => {
      await heading('Welcome to Harbourline Group')(page);
      await page.getByRole('link', { name: 'Read today’s reports' }).click();
      await wholeList(page);
      await page.goBack();
      await page.context().setOffline(true);
      await page.clock.install();
      await page.clock.fastForward('31:00');
      await page.getByRole('link', { name: 'Read today’s reports' }).click();
      await text('You are offline.')(page);
    },
  },
  {
    name: 'list-hostile',
    path: '/reports',
    reader: ada,
    isWhole: true,
    orders: [{ path: 'list', mode: 'hostile' }],
    ready: async (page) => {
      await page.locator('main li h2').first().waitFor();
      // One of them fills ten screens, and hides the others.
      await page.evaluate(() => {
        for (const card of document.querySelectorAll('main li'))
          if ((card.textContent ?? '').length > 3000) card.remove();
      });
      await page.waitForTimeout(2000);
    },
  },

  { name: 'report', path: longSlug, reader: ada, ready: wholeReport },
  { name: 'report-whole', path: longSlug, reader: ada, isWhole: true, ready: wholeReport },
  { name: 'report-without-picture', path: '/reports/banking-payments', reader: ada, ready: wholeReport },
  {
    name: 'report-article',
    path: longSlug,
    reader: ada,
    ready: async (page) => {
      await wholeReport(page);
      const id = await page.locator('main article').nth(6).getAttribute('id');
      await page.goto(`${page.url()}#${id}`);
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'report-dated',
    path: longSlug,
    reader: ada,
    ready: async (page) => {
      await wholeReport(page);
      await page.getByRole('link', { name: /^Older report/ }).click();
      await page.waitForURL(/\/\d{8}$/);
      await wholeReport(page);
    },
  },
  {
    name: 'report-end',
    path: longSlug,
    reader: ada,
    ready: async (page) => {
      await wholeReport(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'report-topics',
    path: longSlug,
    reader: ada,
    only: 'phone',
    ready: async (page) => {
      await wholeReport(page);
      await page.getByText('Topics Z–A').click();
      await page.getByText('Topics Z–A').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'report-ai-note',
    path: longSlug,
    reader: ada,
    ready: async (page) => {
      await wholeReport(page);
      await page.getByText('How this was made').click();
    },
  },
  {
    name: 'report-history',
    path: longSlug,
    reader: ada,
    ready: async (page) => {
      await wholeReport(page);
      await page.getByRole('button', { name: 'Older Reports' }).click();
      await page.getByRole('heading', { name: 'Report History' }).waitFor();
    },
  },
  {
    name: 'report-newer',
    path: longSlug,
    reader: ada,
    before: (page) => page.clock.install(),
    ready: async (page) => {
      await wholeReport(page);
      await comeBackLater(page);
      await text('A newer report is available')(page);
    },
  },
  {
    name: 'report-loading',
    path: longSlug,
    reader: ada,
    orders: [{ path: 'report', mode: 'hang' }],
    ready: async (page) => {
      await text('Loading...')(page);
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'report-loading-known-name',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'report', mode: 'hang' }],
    ready: async (page) => {
      await wholeList(page);
      await page.getByRole('link', { name: 'Renewable Energy' }).click();
      await text('Loading...')(page);
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'report-without-articles',
    path: longSlug,
    reader: ada,
    orders: [{ path: 'report', mode: 'empty' }],
    ready: text('No articles in this report.'),
  },
  {
    name: 'report-failed',
    path: longSlug,
    reader: ada,
    orders: [{ path: 'report', mode: 'status', status: 500 }],
    ready: text('The report could not be loaded.'),
  },
  {
    name: 'report-not-found',
    path: '/reports/no-such-report/20200101',
    reader: ada,
    ready: text('This report was not found.'),
  },
  {
    name: 'report-hostile',
    path: longSlug,
    reader: ada,
    isWhole: true,
    orders: [{ path: 'report', mode: 'hostile' }],
    ready: async (page) => {
      await wholeReport(page);
      await page.locator('main article').nth(100).waitFor({ state: 'attached' });
      await page.evaluate(() => {
        for (const item of document.querySelectorAll('main li')) {
          // What is out of sight is not drawn otherwise.
          if (item instanceof HTMLElement) item.style.contentVisibility = 'visible';
          if ((item.textContent ?? '').length > 6000) item.remove();
        }
      });
    },
  },
  {
    name: 'report-hostile-history',
    path: '/reports/b-36-segments-that-are-no-dates',
    reader: ada,
    orders: [{ path: 'report', mode: 'hostile' }],
    ready: async (page) => {
      await wholeReport(page);
      await page.getByRole('button', { name: 'Older Reports' }).click();
      await page.getByRole('heading', { name: 'Report History' }).waitFor();
      await page.getByText('20241345').scrollIntoViewIfNeeded();
    },
  },

  {
    name: 'bar-user-menu',
    path: '/reports',
    reader: ada,
    only: 'wide',
    ready: async (page) => {
      await wholeList(page);
      await press(page, /^Open user menu/);
    },
  },
  {
    name: 'bar-user-menu-long-names',
    path: '/',
    reader: 'Wilhelmina',
    only: 'wide',
    before: longNames,
    ready: async (page) => {
      await text('Good to see')(page);
      await press(page, /^Open user menu/);
    },
  },
  {
    name: 'bar-notifications',
    path: '/reports',
    reader: ada,
    ready: async (page) => {
      await wholeList(page);
      await press(page, /^Notifications/);
    },
  },
  {
    name: 'bar-appearance',
    path: '/reports',
    reader: ada,
    only: 'wide',
    ready: async (page) => {
      await wholeList(page);
      await press(page, 'Appearance');
    },
  },
  {
    name: 'bar-mobile-menu',
    path: '/reports',
    reader: ada,
    only: 'phone',
    ready: async (page) => {
      await wholeList(page);
      await press(page, 'Open menu');
    },
  },
  {
    name: 'bar-mobile-menu-long-names',
    path: '/',
    reader: 'Wilhelmina',
    only: 'phone',
    before: longNames,
    ready: async (page) => {
      await text('Good to see')(page);
      await press(page, 'Open menu');
    },
  },
  {
    name: 'bar-about',
    path: '/reports',
    reader: ada,
    ready: async (page) => {
      await wholeList(page);
      await press(page, /^Open (user )?menu/);
      await page.getByText('About this portal').click();
      await page
        .getByText(/^Commit/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'newer-version',
    path: longSlug,
    reader: ada,
    before: (page) => page.clock.install(),
    ready: async (page) => {
      await wholeReport(page);
      await shipAnother(page);
    },
  },
  {
    name: 'bar-skip-link',
    path: '/reports',
    reader: ada,
    ready: async (page) => {
      await wholeList(page);
      await page.keyboard.press('Tab');
    },
  },
  { name: 'page-not-found', path: '/no/such/page', reader: ada, ready: heading('Page not found') },
  {
    name: 'remote-reports-dead',
    path: '/reports',
    reader: ada,
    before: withoutRemote('remote-reports'),
    ready: text('The reports are not available right now.'),
  },
  {
    name: 'remote-reports-dead-report',
    path: longSlug,
    reader: ada,
    before: withoutRemote('remote-reports'),
    ready: text('This report is not available right now.'),
  },
  {
    name: 'remote-auth-dead',
    path: '/reports',
    before: withoutRemote('remote-auth'),
    ready: text('The sign-in page is not available right now.'),
  },
];
