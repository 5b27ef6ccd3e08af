import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, lastVisitAtom } from '@portal/shared';
import { answerWith, fakeServer, heldAnswer, renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { returnToTab } from '../testing/returnToTab';
import { sampleItem } from '../testing/sampleItem';
import { ReportListScreen } from './ReportListScreen';

const listPath = 'GET /ai/mediamonitoring/list';
const minutes = 60 * 1000;

const serve = (...items: unknown[]) => fakeServer({ [listPath]: { reports: items } });
const cards = () => screen.findAllByRole('listitem');
const style = () => document.head.textContent;
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

async function drawCard(parts: Record<string, unknown> = {}) {
  serve(sampleItem(parts));
  renderAt(<ReportListScreen />);
  const [card] = await cards();
  return within(card ?? document.body);
}

test('S-18, S-19, H-16 the list has a title, a subtitle and the title of the page', async () => {
  await drawCard();
  expect(screen.getByRole('heading', { level: 1, name: 'Media Monitoring Reports' })).toBeVisible();
  expect(screen.getByText('Built daily with AI')).toBeVisible();
  expect(document.title).toBe('Media Monitoring Reports – Media Monitoring');
});

test('S-20 cards stand in one, two and three columns', async () => {
  await drawCard();
  expect(style()).toMatch(/min-width: ?640px\)\{[^}]*repeat\(2,/);
  expect(style()).toMatch(/min-width: ?1024px\)\{[^}]*repeat\(3,/);
});

test('S-28 cards keep the API’s order', async () => {
  serve(sampleItem({ name: 'C' }), sampleItem({ name: 'A' }), sampleItem({ name: 'B' }));
  renderAt(<ReportListScreen />);
  await cards();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'C',
    'A',
    'B',
  ]);
});

test('S-57 Loading... stands there at once; the shape of the list is not for those who hear it', () => {
  fakeServer({ [listPath]: heldAnswer({}).answer });
  renderAt(<ReportListScreen />);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(style()).toMatch(/animation:\w+ 200ms 1s backwards/);
});

test('those who hear the page are told when the list is there', async () => {
  serve(sampleItem(), sampleItem({ slug: 'b' }));
  const { store } = renderAt(<ReportListScreen />);
  expect(store.get(announcementAtom)).toBe('Loading...');
  await cards();
  await waitFor(() => {
    expect(store.get(announcementAtom)).toBe('2 reports loaded');
  });
});

test('S-88, H-4 a failure is one request and one line, logged once, until the reader tries again', async () => {
  const errors = expectErrors();
  const answers = { [listPath]: answerWith(500) as unknown };
  const server = fakeServer(answers);
  renderAt(<ReportListScreen />);

  expect(await screen.findByText('The reports could not be loaded.')).toBeVisible();
  expect(server.calls).toHaveLength(1);
  expect(errors).toHaveBeenCalledTimes(1);

  answers[listPath] = { reports: [sampleItem()] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
  expect(server.calls).toHaveLength(2);
  expect(document.body).not.toHaveFocus();
});

test('H-4 a list that could not be had is there for who comes back, and the button’s focus is not lost', async () => {
  expectErrors();
  const answers = { [listPath]: answerWith(500) as unknown };
  const server = fakeServer(answers);
  renderAt(<ReportListScreen />);
  (await screen.findByRole('button', { name: 'Try again' })).focus();

  answers[listPath] = { reports: [sampleItem()] };
  await returnToTab();
  expect(await cards()).toHaveLength(1);
  expect(server.calls).toHaveLength(2);
  expect(document.body).not.toHaveFocus();
});

test('B-46 a proxy’s page instead of an answer is a failure to load', async () => {
  expectErrors();
  fakeServer({ [listPath]: '<html>Please sign in to the network</html>' });
  renderAt(<ReportListScreen />);
  expect(await screen.findByText('The reports could not be loaded.')).toBeVisible();
});

test.each<[what: string, answer: unknown]>([
  ['a 204', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['an empty body', answerWith(200, '')],
  ['null', answerWith(200, 'null')],
  ['an object without a list', { items: [] }],
])('B-41, B-46 %s is a failure to load, logged once, and no empty list', async (_what, answer) => {
  const errors = expectErrors();
  fakeServer({ [listPath]: answer });
  renderAt(<ReportListScreen />);
  expect(await screen.findByText('The reports could not be loaded.')).toBeVisible();
  expect(screen.queryByText('No reports yet.')).not.toBeInTheDocument();
  expect(errors).toHaveBeenCalledTimes(1);
});

test.each([
  [403, 'You have no access to the reports.'],
  [404, 'The reports could not be loaded.'],
  [429, 'The reports could not be loaded.'],
])('B-47 an answer %d says: %s', async (status, line) => {
  expectErrors();
  fakeServer({ [listPath]: answerWith(status) });
  renderAt(<ReportListScreen />);
  expect(await screen.findByText(line)).toBeVisible();
});

test('H-15, B-47 a late refusal of a token that has been replaced can be tried again', async () => {
  expectErrors();
  const answers: Record<string, unknown> = { [listPath]: answerWith(401) };
  fakeServer(answers);
  renderAt(<ReportListScreen />);
  expect(await screen.findByText('The reports could not be loaded.')).toBeVisible();

  answers[listPath] = { reports: [sampleItem()] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
});

test('F-47 a busy server is left alone for as long as it asks, then the reader can try again', async () => {
  jest.useFakeTimers();
  expectErrors();
  const busy = new Response('', { status: 429, headers: { 'retry-after': '30' } });
  const server = fakeServer({ [listPath]: () => Promise.resolve(busy) });
  renderAt(<ReportListScreen />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(screen.getByText('The reports could not be loaded. You can try again in 30 seconds.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();

  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(server.calls).toHaveLength(1);
  jest.useRealTimers();
});

test('B-47 offline, the list waits for the connection and then loads by itself', async () => {
  expectErrors();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answers: Record<string, unknown> = {
    [listPath]: () => Promise.reject(new TypeError('Failed to fetch')),
  };
  const server = fakeServer(answers);
  renderAt(<ReportListScreen />);
  const line = 'You are offline. The reports will load when you are connected again.';
  expect(await screen.findByText(line)).toBeVisible();

  answers[listPath] = { reports: [sampleItem()] };
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await cards()).toHaveLength(1);
  expect(server.calls).toHaveLength(2);
});

test('B-41 an empty list says so, and is asked for again only by a press', async () => {
  const server = serve();
  renderAt(<ReportListScreen />);
  expect(await screen.findByText('No reports yet.')).toBeVisible();
  expect(server.calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('No reports yet.')).toBeVisible();
  expect(server.calls).toHaveLength(2);
});

test('S-68 the list is asked for once, and kept for the next visit', async () => {
  const server = serve(sampleItem());
  const { store, unmount } = renderAt(<ReportListScreen />);
  await cards();
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 5));
  renderAt(<ReportListScreen />, { store });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(server.calls).toHaveLength(1);
});

test('H-3 coming back after half an hour, or on another day, brings a new list', async () => {
  const server = serve(sampleItem());
  const start = new Date(2024, 0, 2, 23, 40).getTime();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  renderAt(<ReportListScreen />);
  await cards();

  now.mockReturnValue(start + 10 * minutes);
  await returnToTab();
  expect(server.calls).toHaveLength(1);

  now.mockReturnValue(start + 21 * minutes);
  await returnToTab();
  await cards();
  expect(server.calls).toHaveLength(2);

  now.mockReturnValue(start + 51 * minutes);
  await returnToTab();
  await cards();
  expect(server.calls).toHaveLength(3);
});

test('H-3 a list that has grown old while another screen was open is fetched anew', async () => {
  const server = serve(sampleItem());
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const { store, unmount } = renderAt(<ReportListScreen />);
  await cards();
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 5));
  now.mockReturnValue(start + 31 * minutes);
  renderAt(<ReportListScreen />, { store });
  await cards();
  expect(server.calls).toHaveLength(2);
});

test('B-44 two reports of the same slug are two cards', async () => {
  serve(sampleItem(), sampleItem());
  renderAt(<ReportListScreen />);
  expect(await cards()).toHaveLength(2);
});

test('R-5 what came after the last visit is marked as new', async () => {
  serve(sampleItem(), sampleItem({ name: 'Older', last_modified: '2023-12-30' }));
  const store = createStore();
  store.set(lastVisitAtom, '2024-01-01T09:00:00.000Z');
  renderAt(<ReportListScreen />, { store });
  const [first, second] = await cards();
  expect(first).toHaveTextContent('New');
  expect(second).not.toHaveTextContent('New');
});
