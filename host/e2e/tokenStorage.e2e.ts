import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const login = (reader: Reader) => reader.page.getByRole('button', { name: 'Login With Okta', exact: true });
const heading = (reader: Reader, name: string) => reader.page.getByRole('heading', { level: 1, name });
const kept = (reader: Reader) =>
  reader.page.evaluate(() => ({
    local: JSON.stringify(Object.entries(localStorage)),
    session: JSON.stringify(Object.entries(sessionStorage)),
    cookie: document.cookie,
  }));

describe('with tokens in sessionStorage', () => {
  const stage = withPortal({ config: { tokenStorage: 'sessionStorage' } });

  test('T-10 a reload keeps the session, another tab has to sign in, and nothing is on the disk', async () => {
    const reader = await stage.arrive();
    await reader.openSignedIn('/reports');
    await heading(reader, 'Media Monitoring Reports').waitFor();
    await reader.page.reload();
    await heading(reader, 'Media Monitoring Reports').waitFor();
    const other = await reader.openTab('/reports');
    await login(other).waitFor();

    const { local, session, cookie } = await kept(reader);
    expect(session).toContain('eyJ');
    expect(local).not.toContain('eyJ');
    expect(cookie).toBe('');
  });

  test('T-12, H-7 signing out in one tab signs the others out within a second all the same', async () => {
    const reader = await stage.arrive();
    await reader.openSignedIn('/reports');
    await heading(reader, 'Media Monitoring Reports').waitFor();
    const other = await reader.openTab('/reports/semiconductors');
    await other.signInAgain();
    await heading(other, 'Semiconductors').waitFor();

    await reader.signOut();
    await Promise.all([reader, other].map((tab) => login(tab).waitFor({ timeout: 1000 })));
    for (const tab of [reader, other]) {
      expect(await tab.text()).not.toMatch(/Executive Summary|Built daily/);
      expect(JSON.stringify(await kept(tab))).not.toContain('eyJ');
    }
  });
});

describe('with tokens in memory', () => {
  const stage = withPortal({ config: { tokenStorage: 'memory' } });

  test('T-10, T-12 the session lasts as long as the page, is kept nowhere, and ends for all tabs', async () => {
    const reader = await stage.arrive();
    await reader.openSignedIn('/reports');
    await heading(reader, 'Media Monitoring Reports').waitFor();
    const other = await reader.openTab('/reports/semiconductors');
    await other.signInAgain();
    await heading(other, 'Semiconductors').waitFor();
    expect(JSON.stringify([await kept(reader), await kept(other)])).not.toContain('eyJ');

    await reader.signOut();
    await Promise.all([reader, other].map((tab) => login(tab).waitFor({ timeout: 1000 })));
    await other.signInAgain();
    await other.page.reload();
    await login(other).waitFor();
  });
});
