import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, lastVisitAtom, newsSeenAtom, userInfoAtom, type Store } from '@portal/shared';
import { answerWith, fakeServer, heldAnswer, renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { noteSeen } from '../model/noteSeen';
import { readingAtom } from '../state/readingAtom';
import { returnToTab } from '../testing/returnToTab';
import { sampleItem } from '../testing/sampleItem';
import { NewReports } from './NewReports';

const listPath = 'GET /ai/mediamonitoring/list';
const now = new Date(2024, 0, 5, 9);
const yesterday = new Date(2024, 0, 4, 9).toISOString();

const older = sampleItem({ name: 'Older', slug: 'older', last_modified: '2024-01-02' });
const newer = sampleItem({
  name: 'Newer',
  slug: 'newer',
  last_modified: new Date(2024, 0, 5, 6).toISOString(),
});

beforeEach(() => {
  localStorage.clear();
  // `waitFor` looks again at an interval.
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  jest.useFakeTimers({ now, doNotFake: [...timers, 'queueMicrotask', 'setImmediate'] });
});

afterEach(() => {
  jest.useRealTimers();
});

const rows = () => screen.findAllByRole('listitem');
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

const ada = {
  status: 'ready' as const,
  key: '[]',
  at: 0,
  data: { id: 'ada', name: null, email: null },
};

/** Renders the panel with the answer of the list, for a reader whose last visit was then. */
function renderPanel(list: unknown, lastVisit: string | null = null, isKnown = true) {
  const server = fakeServer({ [listPath]: list });
  const onReady = jest.fn();
  const store = createStore();
  const know = () => {
    store.set(userInfoAtom, ada);
    store.set(lastVisitAtom, lastVisit);
  };
  if (isKnown) know();
  const { url } = renderAt(<NewReports onReady={onReady} />, { store });
  return { server, store, onReady, url, know };
}

test('H-9, change 1 the reports that are new to the reader come first, then the others, in the API’s order', async () => {
  const another = { ...older, name: 'Another', slug: 'another' };
  const { server, store } = renderPanel({ reports: [older, newer, another] }, yesterday);
  await rows();

  expect(titles()).toEqual(['New since your last visit', 'Also here']);
  expect(namesIn('New since your last visit')).toEqual(['Newer']);
  expect(namesIn('Also here')).toEqual(['Older', 'Another']);
  expect(screen.getByText('3 reports · 1 new since yesterday')).toBeVisible();
  await waitFor(() => {
    expect(store.get(announcementAtom)).toBe('3 reports · 1 new since yesterday');
  });
  expect(server.calls).toEqual([listPath]);
});

test('change 1 a new report has its tag, its time and the first sentence of its summary, and leads to it', async () => {
  const summary = { actions_summary: 'The grid is ready for the winter. Prices rise.' };
  const { url } = renderPanel({ reports: [{ ...newer, summary }] }, yesterday);
  const [row] = await rows();
  const inRow = within(row ?? document.body);

  expect(inRow.getByRole('heading', { level: 3, name: 'Newer' })).toBeVisible();
  expect(inRow.getByText('Utilities')).toBeVisible();
  expect(inRow.getByText('3 hours ago')).toBeVisible();
  expect(inRow.getByText('The grid is ready for the winter.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Also here' })).not.toBeInTheDocument();
  await userEvent.click(inRow.getByRole('link', { name: 'Newer' }));
  expect(url()).toBe('/reports/newer');
});

test('H-9 on a quiet day it says since when, and of which day the latest reports are', async () => {
  renderPanel({ reports: [older] }, yesterday);
  expect(await rows()).toHaveLength(1);
  expect(titles()).toEqual(['Latest reports']);
  expect(
    screen.getByText('Nothing new since yesterday. The latest report is from Tue, January 2.'),
  ).toBeVisible();
});

test.each([
  ['Today’s reports', [newer]],
  ['Latest reports', [older, newer]],
])('change 1 on a first visit the heading is "%s", and no report is new', async (title, reports) => {
  const { store } = renderPanel({ reports });
  expect(await rows()).toHaveLength(reports.length);
  expect(titles()).toEqual([title]);
  expect(screen.queryByText('New')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(store.get(announcementAtom)).toBe(
      `${String(reports.length)} report${reports.length > 1 ? 's' : ''}`,
    );
  });
});

test('change 1 the list waits a second for its reader; after that no row moves, and what is new is marked', async () => {
  const { know } = renderPanel({ reports: [older, newer] }, yesterday, false);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  const before = await screen.findAllByRole('listitem');
  act(know);
  expect(screen.getAllByRole('listitem')).toEqual(before);
  expect(titles()).toEqual(['Latest reports']);
  expect(screen.getAllByText('New').map((mark) => getComputedStyle(mark).visibility)).toEqual([
    'hidden',
    'visible',
  ]);
  expect(screen.getByText('2 reports · 1 new since yesterday')).toBeVisible();
});

const openInAnotherTab = (store: Store) => {
  act(() => {
    store.set(readingAtom, (before) =>
      noteSeen(before, [{ slug: 'newer', modified: { iso: newer.last_modified, day: '2024-01-05' } }]),
    );
  });
};

test('R-5, change 1 no row moves under somebody who opens reports in tabs; who comes back sees what is left', async () => {
  const { store } = renderPanel({ reports: [older, newer] }, yesterday);
  await rows();
  const link = screen.getByRole('link', { name: 'Newer' });
  link.focus();
  openInAnotherTab(store);
  expect(titles()).toEqual(['New since your last visit', 'Also here']);
  expect(link).toHaveFocus();
  expect(screen.getByText('2 reports · 1 new since yesterday')).toBeVisible();

  await returnToTab();
  expect(namesIn('Latest reports')).toEqual(['Older', 'Newer']);
  expect(screen.getByText(/^Nothing new since yesterday\. /)).toBeVisible();
});

test('R-5, change 1 what is marked as seen in the bell goes at once', async () => {
  const { store } = renderPanel({ reports: [older, newer] }, yesterday);
  await rows();
  openInAnotherTab(store);
  act(() => {
    store.set(newsSeenAtom, now.toISOString());
  });
  expect(namesIn('Latest reports')).toEqual(['Older', 'Newer']);
});

test('change 1 of very many reports fifty are shown; all of them are one press away', async () => {
  const { url } = renderPanel({ reports: Array.from({ length: 500 }, () => older) });
  expect(await rows()).toHaveLength(50);
  expect(screen.getByText('450 more are in the list of all reports.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All reports' }));
  expect(url()).toBe('/reports');
});

test('S-57 while it loads there is Loading... and the shape of the list, and the panel is not ready', async () => {
  const held = heldAnswer({ reports: [newer] });
  const { onReady } = renderPanel(held.answer);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(onReady).not.toHaveBeenCalled();

  held.release();
  await rows();
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('S-88, H-4 a failure is one line with "Try again", and the panel is ready with it', async () => {
  expectErrors();
  const { onReady } = renderPanel(answerWith(500));
  expect(await screen.findByText('The reports could not be loaded.')).toBeVisible();
  expect(onReady).toHaveBeenCalledTimes(1);

  fakeServer({ [listPath]: { reports: [newer] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
  expect(document.body).not.toHaveFocus();
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('B-41 an empty list says so', async () => {
  const { onReady } = renderPanel({ reports: [] }, yesterday);
  expect(await screen.findByText('No reports yet.')).toBeVisible();
  expect(screen.queryByText(/since/)).not.toBeInTheDocument();
  expect(onReady).toHaveBeenCalledTimes(1);

  fakeServer({ [listPath]: { reports: [newer] } });
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await rows()).toHaveLength(1);
});

test('B-31, B-42 a report without slug, date or summary is shown and is no link', async () => {
  renderPanel({ reports: [sampleItem({ slug: null, last_modified: null, summary: null })] });
  const [row] = await rows();
  expect(row).toHaveTextContent('Energy');
  expect(row).toHaveTextContent('Date not available');
  expect(within(row ?? document.body).queryByRole('link')).not.toBeInTheDocument();
});

test('H-9, H-3 a briefing that began before its reader was known is in order once its list is loaded again', async () => {
  const { server, know } = renderPanel({ reports: [older, newer] }, yesterday, false);
  await screen.findByText('Newer');
  act(know);
  expect(titles()).not.toContain('New since your last visit');

  jest.setSystemTime(new Date(2024, 0, 5, 10));
  await returnToTab();
  expect(await screen.findByText('New since your last visit')).toBeVisible();
  expect(server.calls).toHaveLength(2);
});
