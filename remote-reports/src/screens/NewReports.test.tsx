import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, lastVisitAtom, reportAtom, type Report } from '@portal/shared';
import { answerWith, fakeServer, heldAnswer, renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
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
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'setImmediate'] });
});

afterEach(() => {
  jest.useRealTimers();
});

const rows = () => screen.findAllByRole('listitem');
const heading = () => screen.getByRole('heading', { level: 2 });
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** Renders the panel with the answer of the list, for a reader whose last visit was then. */
function renderPanel(list: unknown, lastVisit: string | null = null) {
  const server = fakeServer({ [listPath]: list });
  const onReady = jest.fn();
  const store = createStore();
  store.set(lastVisitAtom, lastVisit);
  const { url } = renderAt(<NewReports onReady={onReady} />, { store });
  return { server, store, onReady, url };
}

test('H-9 the reports that are new to the reader come first, with a line that counts them', async () => {
  const { server, store } = renderPanel({ reports: [older, newer] }, yesterday);
  const [first, second] = await rows();

  expect(heading()).toHaveTextContent('New reports');
  expect(screen.getByText('1 new report since yesterday.')).toBeVisible();
  expect(within(first ?? document.body).getByRole('heading', { level: 3, name: 'Newer' })).toBeVisible();
  expect(within(first ?? document.body).getByText('New')).toBeVisible();
  expect(within(second ?? document.body).getByText('New')).not.toBeVisible();
  expect(store.get(announcementAtom)).toBe('1 new report since yesterday.');
  expect(server.calls).toEqual([listPath]);
});

test('a row shows name, date and summary, and leads to its report', async () => {
  const { url } = renderPanel({ reports: [newer] });
  const [row] = await rows();
  const inRow = within(row ?? document.body);

  expect(inRow.getByText('Fri, January 5, 2024')).toBeVisible();
  expect(inRow.getByText('3 hours ago')).toBeVisible();
  expect(inRow.getByText('A quiet day.')).toBeVisible();
  await userEvent.click(inRow.getByRole('link', { name: 'Newer' }));
  expect(url()).toBe('/reports/newer');
});

test('H-9 on a quiet day the panel says since when, and shows the latest reports', async () => {
  renderPanel({ reports: [older] }, yesterday);
  expect(await rows()).toHaveLength(1);
  expect(heading()).toHaveTextContent('Latest reports');
  expect(screen.getByText('Nothing new since yesterday.')).toBeVisible();
});

test('H-9 on a first visit the panel shows the latest reports and calls none new', async () => {
  const { store } = renderPanel({ reports: [older, newer] });
  const [first] = await rows();
  expect(first).toHaveTextContent('Newer');
  expect(heading()).toHaveTextContent('Latest reports');
  for (const mark of screen.getAllByText('New')) expect(mark).not.toBeVisible();
  expect(store.get(announcementAtom)).toBe('2 reports loaded');
});

test('no row moves when the last visit is known later than the list', async () => {
  const { store } = renderPanel({ reports: [older, newer] });
  const before = await rows();
  act(() => {
    store.set(lastVisitAtom, yesterday);
  });
  expect(screen.getAllByRole('listitem')).toEqual(before);
  expect(heading()).toHaveTextContent('New reports');
});

test('at most five reports are shown; all of them are one press away', async () => {
  const { url } = renderPanel({ reports: Array.from({ length: 9 }, () => older) });
  expect(await rows()).toHaveLength(5);
  await userEvent.click(screen.getByRole('link', { name: 'All reports' }));
  expect(url()).toBe('/reports');
});

const report: Report = {
  slug: 'newer',
  name: 'Newer',
  modified: { iso: '2024-01-05', day: '2024-01-05' },
  summary: null,
  articles: [],
  history: [],
};

test.each([
  ['the latest one', '["newer","latest"]', '2024-01-05T23:00:00.000Z', true],
  ['an older edition of it', '["newer","latest"]', '2024-01-04T00:00:00.000Z', false],
  ['a dated one', '["newer","20240105"]', '2024-01-05T23:00:00.000Z', false],
])('the number of articles is shown if %s was read in this tab', async (_what, key, iso, isShown) => {
  const { store } = renderPanel({ reports: [newer] });
  await rows();
  const data = { ...report, modified: { iso, day: iso.slice(0, 10) } };
  act(() => {
    store.set(reportAtom, { status: 'ready', key, data, at: 0 });
  });
  expect(screen.queryByText('0 articles') !== null).toBe(isShown);
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
});

test('B-31, B-42 a report without slug, date or summary is shown and is no link', async () => {
  renderPanel({ reports: [sampleItem({ slug: null, last_modified: null, summary: null })] });
  const [row] = await rows();
  expect(row).toHaveTextContent('Energy');
  expect(row).toHaveTextContent('Date not available');
  expect(within(row ?? document.body).queryByRole('link')).not.toBeInTheDocument();
});
