import { renderAt } from '@portal/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import type { RunningRelease } from '../release/RunningRelease';
import { releaseAtom } from '../release/releaseAtom';
import type { RemoteEntry } from '../page/PortalPage';
import { remotesAtom } from '../remotes/remotesAtom';
import { AboutPortal } from './AboutPortal';

const running: RunningRelease = {
  number: 12,
  channel: 'staging',
  at: '2026-11-21T08:00:00.000Z',
  builds: { 'remote-auth': 'a1', host: 'h1', 'remote-reports': 'r1' },
  outlivesReload: true,
};

const records: Record<string, object> = {
  '/apps/host/h1/release.json': {
    commit: 'c0ffee0123456789',
    committedAt: '2026-11-20T10:00:00Z',
    isClean: true,
  },
  '/apps/remote-auth/a1/release.json': { commit: null, committedAt: null, isClean: true },
  '/apps/remote-reports/r1/release.json': { commit: 'beef000123456789', committedAt: 7, isClean: false },
};

const screenAt = (address: string) => ({ address, title: 'Reports', unavailable: 'None.' });
const registry: RemoteEntry[] = [
  {
    name: 'remote_reports',
    entry: '/apps/remote-reports/r1/remoteEntry.js',
    declaration: {
      format: 1,
      screens: { ReportListScreen: screenAt('/reports'), ReportScreen: screenAt('/reports/:slug') },
      navigation: [{ label: { config: 'productTitle' }, screen: 'ReportListScreen', order: 1 }],
      slots: [{ slot: 'welcome', module: 'NewReports', order: 1, unavailable: 'None.' }],
    },
  },
  { name: 'remote_auth', entry: '/', declaration: { format: 1, roles: { signedOut: 'LoginScreen' } } },
];

function renderAbout(
  release: RunningRelease | null,
  { answers = records, remotes = [] }: { answers?: typeof records; remotes?: RemoteEntry[] } = {},
) {
  const asked: string[] = [];
  globalThis.fetch = (url) => {
    const address = typeof url === 'string' ? url : '';
    asked.push(address);
    const record = answers[address];
    return Promise.resolve(record ? Response.json(record) : new Response('', { status: 404 }));
  };
  const store = createStore();
  store.set(releaseAtom, release);
  store.set(remotesAtom, remotes);
  const onClose = jest.fn();
  renderAt(<AboutPortal onClose={onClose} />, { store });
  fireEvent.click(screen.getByText('Details for support'));
  return { asked, onClose };
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the dialog names the release and each app with its build and where that came from, the host first', async () => {
  renderAbout(running);
  expect(await screen.findByText(/beef000/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'About this portal' })).toHaveTextContent(
    /This portal brings Media Monitoring to the staff of .* ask your company’s support.*Details for supportRelease 12, staging, made Nov 21, 2026/,
  );
  expect(screen.getByText(/^Nov 21, 2026/)).toHaveAttribute('datetime', running.at);
  expect(lines()).toEqual([
    expect.stringMatching(/^hostBuild h1Commit c0ffee0, Nov 20, 2026/),
    'remote-authBuild a1',
    'remote-reportsBuild r1Commit beef000 and changes',
  ]);
  // Safari sees no list in rows that are grids.
  expect(screen.getByRole('list')).toHaveAttribute('role');
  expect(screen.queryByText(/could not/)).not.toBeInTheDocument();
});

test('records that cannot be had leave the builds, and a calm line', async () => {
  renderAbout(running, { answers: {} });
  expect(await screen.findByText('Where a build came from could not be found out.')).toBeVisible();
  expect(lines()).toEqual(['hostBuild h1', 'remote-authBuild a1', 'remote-reportsBuild r1']);
});

test('each remote is there with all that it adds to the portal, by kind', async () => {
  renderAbout(running, { remotes: registry });
  await screen.findByText(/beef000/);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Roles',
    'Addresses',
    'Navigation',
    'Slots',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'signed-out view',
    '/reports, /reports/:slug',
    'Media Monitoring',
    'welcome',
  ]);
  expect(lines()[2]).toMatch(/^remote-reportsBuild r1.*Addresses\/reports/);
});

test('in development it says so, and asks for nothing', async () => {
  const { asked } = renderAbout(null);
  expect(await screen.findByText('Development')).toBeVisible();
  expect(asked).toEqual([]);
});

test('all of it is copied as text, and the dialog says so to everybody', async () => {
  const { onClose } = renderAbout(running);
  await screen.findByText(/beef000/);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy for support' }));
  expect(await screen.findByText('Copied.')).toBe(screen.getByRole('status'));
  expect(await navigator.clipboard.readText()).toContain('Release 12 (staging)');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

const clipboards: [what: string, clipboard: unknown][] = [
  ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['has no clipboard for a page without https', undefined],
];

test.each(clipboards)('a reader whose browser %s is given the text to select', async (_what, clipboard) => {
  renderAbout(running);
  const user = userEvent.setup();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  await user.click(await screen.findByRole('button', { name: 'Copy for support' }));
  expect(await screen.findByText(/^This browser does not allow copying/)).toBeVisible();

  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details for support' });
  expect(text.value).toMatch(/^Media Monitoring\nRelease 12 \(staging\)[^]*\nAddress: [^]*\nTime: /);
  await user.click(text);
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value);
});
