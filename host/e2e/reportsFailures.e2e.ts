import { eventually } from './eventually';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();

interface Screen {
  path: string;
  endpoint: 'list' | 'report';
  subject: string;
  /** What is there when it works. */
  content: (reader: Reader) => Promise<unknown>;
  log: string;
}

const list: Screen = {
  path: '/reports',
  endpoint: 'list',
  subject: 'reports',
  content: (reader) => reader.page.getByRole('link', { name: 'Renewable Energy' }).waitFor(),
  log: 'error: [portal] reports.list: ',
};
const report: Screen = {
  path: '/reports/renewable-energy',
  endpoint: 'report',
  subject: 'report',
  content: (reader) => reader.page.getByRole('heading', { name: 'Executive Summary' }).waitFor(),
  log: 'error: [portal] reports.report: ',
};

const line = (reader: Reader, text: string) =>
  reader.page.getByRole('main').getByText(text, { exact: true }).waitFor();
const tryAgain = (reader: Reader) => reader.page.getByRole('main').getByRole('button', { name: 'Try again' });
const asked = (reader: Reader, { endpoint }: Screen) =>
  reader.requests.filter((url) => url.includes(`/ai/mediamonitoring/${endpoint}`)).length;

const outages = [
  { mode: 'status', status: 500 },
  { mode: 'status', status: 429 },
  { mode: 'malformed' },
  { mode: 'html' },
  { mode: 'drop' },
];

describe.each([list, report])('S-88, H-4 the $endpoint', (screen) => {
  test.each(outages)(
    'that cannot be had ($mode $status): one request, one log line, one calm line',
    async (order) => {
      const reader = await stage.arriveSignedIn();
      await stage.portal.control({ path: screen.endpoint, ...order });
      await reader.open(screen.path);
      await line(reader, `The ${screen.subject} could not be loaded.`);

      expect(reader.faults()).toEqual([expect.stringContaining(screen.log)]);
      expect(asked(reader, screen)).toBe(1);
      expect(await reader.page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);

      await stage.portal.control({ reset: true });
      await reader.page.evaluate(() => {
        window.name = 'still here';
      });
      await tryAgain(reader).press('Enter');
      await screen.content(reader);
      expect(asked(reader, screen)).toBe(2);
      expect(await reader.page.evaluate(() => window.name)).toBe('still here');
      expect(await reader.focused()).not.toMatch(/^body/);
      expect(reader.faults()).toHaveLength(1);
    },
  );

  test('B-47 that is forbidden is not offered again', async () => {
    const reader = await stage.arriveSignedIn();
    await stage.portal.control({ path: screen.endpoint, mode: 'status', status: 403 });
    await reader.open(screen.path);
    await line(
      reader,
      `You have no access to ${screen.subject === 'report' ? 'this report' : 'the reports'}.`,
    );
    expect(await tryAgain(reader).count()).toBe(0);
    expect(reader.faults()).toHaveLength(1);
  });

  test('H-5 that does not come: a second line after ten seconds, and leaving cancels the request', async () => {
    const reader = await stage.arriveSignedIn();
    const { page } = reader;
    await page.clock.install();
    await reader.open('/');
    await reader.heading(/^Welcome/).waitFor();
    await stage.portal.control({ path: screen.endpoint, mode: 'hang' });
    if (screen === list) await page.getByRole('link', { name: 'Media Monitoring' }).click();
    else {
      await page.getByRole('link', { name: 'Media Monitoring' }).click();
      await page.getByRole('link', { name: 'Renewable Energy' }).click();
    }
    await page.locator('[aria-busy=true]').getByText('Loading...', { exact: true }).waitFor();
    const late = 'Still loading. This is taking longer than usual.';
    expect(await page.getByText(late).count()).toBe(0);
    await page.clock.fastForward(10_000);
    await line(reader, late);
    expect(await page.getByRole('status').textContent()).toBe(late);

    const cancelled = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(screen.endpoint),
    );
    await page.getByRole('link', { name: 'Harbourline Group' }).click();
    await reader.heading(/^Welcome/).waitFor();
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
    expect(reader.faults()).toEqual([]);
  });

  test('B-47 that cannot be had without a connection comes by itself when there is one again', async () => {
    const reader = await stage.arriveSignedIn();
    const { page } = reader;
    await page.clock.install();
    // The code of both screens is here before the connection goes.
    await reader.open('/reports');
    await page.getByRole('link', { name: 'Pharma & Health' }).click();
    await report.content(reader);
    await page
      .getByRole('link', { name: screen === list ? 'Harbourline Group' : 'Media Monitoring' })
      .click();
    await reader.heading(/^(Welcome|Media)/).waitFor();
    // What was loaded half an hour ago is loaded again.
    await page.clock.fastForward('31:00');
    await reader.context.setOffline(true);
    await page.getByRole('link', { name: screen === list ? 'Media Monitoring' : 'Renewable Energy' }).click();
    await line(reader, `You are offline. The ${screen.subject} will load when you are connected again.`);
    expect(reader.faults()).toHaveLength(1);

    await reader.context.setOffline(false);
    await screen.content(reader);
  });
});

test('B-47 the report that does not exist is said to be missing, with the way to what exists', async () => {
  const reader = await stage.arriveSignedIn();
  await reader.open('/reports/renewable-energy/19990101');
  await line(reader, 'This report was not found.');
  expect(reader.faults()).toHaveLength(1);
  await reader.page.getByRole('link', { name: 'The latest report of this name' }).click();
  await report.content(reader);
  expect(reader.path()).toBe('/reports/renewable-energy');
});

test('B-41, H-11 nothing to show is said calmly and asked for once', async () => {
  const reader = await stage.arriveSignedIn();
  await stage.portal.control({ path: 'all', mode: 'empty' });
  await reader.open('/reports');
  await line(reader, 'No reports yet.');
  await reader.open('/reports/renewable-energy');
  await line(reader, 'No articles in this report.');
  await reader.page.getByRole('button', { name: 'Older Reports' }).click();
  await reader.page.getByText('No older reports yet.').waitFor();
  expect(asked(reader, report)).toBe(1);
  expect(reader.faults()).toEqual([]);
  await eventually(() => reader.page.getByRole('button', { name: 'Close panel' }).count(), 1);
});
