import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, reportAtom, reportListAtom } from '@portal/shared';
import { answerWith, breathe, fakeServer, heldAnswer, renderAt } from '@portal/shared/testing';
import { Link } from '@portal/shared/router';
import { newestLoader } from '../state/newestLoader';
import { returnToTab } from '../testing/returnToTab';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { sampleItem } from '../testing/sampleItem';
import { newerReportPart } from './newerReportPart';
import { ReportScreen } from './ReportScreen';

const latest = 'GET /ai/mediamonitoring/report/energy/latest';
const list = 'GET /ai/mediamonitoring/list';
const start = new Date(2024, 0, 2, 9, 0).getTime();
const listOf = (last_modified: string) => ({ reports: [sampleItem({ last_modified })] });
const line = () => screen.queryByText('A newer report is available');

beforeEach(() => {
  // jsdom has nothing to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

/** Opens the latest report, below links such as the bell has. Returns a function that comes back after so many minutes, and awaits the list. */
async function open(answers: Record<string, unknown>) {
  const server = fakeServer(answers);
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const { store } = renderAt(
    <>
      <Link to="/reports/energy">Energy in the bell</Link>
      <Link to="/reports/energy#a-none">A place in it</Link>
      <ReportScreen slug="energy" />
    </>,
    { url: '/reports/energy' },
  );
  await screen.findAllByRole('article');
  await waitFor(() => {
    expect(store.get(newerReportPart)).toHaveProperty('status', 'ready');
  });
  const returnAfter = async (minutes: number) => {
    now.mockReturnValue(start + minutes * 60_000);
    await returnToTab();
    await waitFor(() => {
      expect(store.get(newestLoader.stateAtom)).toHaveProperty('at', Date.now());
    });
  };
  return { server, store, now, returnAfter };
}

test.each(['2024-01-02', '2024-01-02T06:30:00Z'])(
  'H-3 the report that is shown, dated %s, is no newer one where the list has a later date for it',
  async (last_modified) => {
    const iso = '2024-01-02T06:30:20Z';
    const answers = { [latest]: sampleAnswer({ last_modified }), [list]: listOf(iso) };
    const { store, returnAfter } = await open(answers);
    const modified = { iso, day: '2024-01-01' };
    const item = { slug: 'energy', name: 'Energy', tag: null, image: null, summary: null, modified };
    act(() => {
      store.set(reportListAtom, { status: 'ready', key: '[]', data: [item], at: start + 10_000 });
    });
    await returnAfter(40);
    expect(line()).not.toBeInTheDocument();

    answers[list] = listOf('2024-01-02T06:30:40Z');
    await returnAfter(80);
    expect(line()).toBeVisible();
  },
);

test('H-3 a newer report that turns out to be the one that was shown is told once', async () => {
  const answers = { [latest]: sampleAnswer(), [list]: listOf('2024-01-02T06:30:00Z') };
  const { returnAfter } = await open(answers);
  await returnAfter(40);
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  await screen.findByRole('article');
  await returnAfter(80);
  expect(line()).not.toBeInTheDocument();

  answers[list] = listOf('2024-01-03');
  await returnAfter(120);
  expect(line()).toBeVisible();
});

test('H-3, H-9 a link to the report that is open, such as the bell has, shows the newer one; to a place in it does not', async () => {
  const answers = { [latest]: sampleAnswer(), [list]: listOf('2024-01-03') };
  const { returnAfter } = await open(answers);
  await userEvent.click(screen.getByRole('link', { name: 'Energy in the bell' }));
  await returnAfter(40);
  expect(line()).toBeVisible();
  answers[latest] = sampleAnswer({
    last_modified: '2024-01-03',
    summary: { actions_summary: 'All is new.' },
  });
  await userEvent.click(screen.getByRole('link', { name: 'A place in it' }));
  expect(line()).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Energy in the bell' }));
  expect(await screen.findByText('All is new.')).toBeVisible();
  expect(line()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['is known to be gone', false],
  ['seems to be there', true],
])(
  'H-3, B-47 a check that was broken off while the network %s is made again once it is back',
  async (_how, isOnline) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: Record<string, unknown> = { [latest]: sampleAnswer() };
    const { server, store, now } = await open(answers);
    const onLine = jest.spyOn(navigator, 'onLine', 'get');
    answers[list] = () => {
      onLine.mockReturnValue(isOnline);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    now.mockReturnValue(start + 40 * 60_000);
    await returnToTab();
    await waitFor(() => {
      expect(store.get(newestLoader.stateAtom)).toHaveProperty('status', 'failed');
    });

    answers[list] = listOf('2024-01-03');
    onLine.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('A newer report is available')).toBeVisible();
    expect(server.calls).toEqual([latest, list, list]);
  },
);

/** Opens a report for which there is a newer one, which is answered so. */
async function openOld(answer: unknown, modified = '2024-01-03') {
  const answers: Record<string, unknown> = { [latest]: sampleAnswer(), [list]: listOf(modified) };
  const opened = await open(answers);
  await opened.returnAfter(40);
  answers[latest] = answer;
  return { ...opened, answers };
}
const showIt = () => userEvent.click(screen.getByRole('button', { name: 'Show it' }));
const title = (text: string) => screen.queryByText(text, { selector: 'h3' });
// It has been replaced before.
const scrolls = () => jest.spyOn(window, 'scrollTo').mock.calls;
const old = 'A cable comes ashore';
const newerOf = (last_modified: string) =>
  sampleAnswer({
    last_modified,
    articles: [sampleArticle({ article_id: 'grid-2', news_result: { title: 'A cable is laid' } })],
  });
const isNewShown = async () => {
  expect(await screen.findByText('A cable is laid', { selector: 'h3' })).toBeVisible();
  expect(title(old)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrolls()).toHaveLength(1);
};

test('H-3 the text stays where it is until the newer report is there', async () => {
  const held = heldAnswer(newerOf('2024-01-03'));
  const { store } = await openOld(held.answer);
  expect(store.get(announcementAtom)).toBe('A newer report is available');
  const said: unknown[] = [];
  store.sub(announcementAtom, () => said.push(store.get(announcementAtom)));
  await showIt();
  for (const text of said) expect(text).not.toMatch('A newer report is available');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(title(old)).toBeVisible();
  expect(scrolls()).toEqual([]);

  held.release();
  await isNewShown();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test.each([401, 403, 404, 500])(
  'H-3 a newer report that is answered with %d takes the text away from nobody',
  async (status) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = await openOld(answerWith(status));
    await showIt();
    expect(
      await screen.findByText(/^(The newer report could not|You have no access to the newer)/),
    ).toBeVisible();
    expect(title(old)).toBeVisible();
    expect(store.get(reportAtom)).toHaveProperty('status', 'ready');
    expect(scrolls()).toEqual([]);
    expect(errors).toHaveBeenCalledTimes(1);
  },
);

test('H-3 another attempt shows it, and a connection that comes back exchanges nothing by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { answers, server } = await openOld(() => Promise.reject(new TypeError('Failed to fetch')));
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showIt();
  expect(await screen.findByText('You are offline. The newer report could not be loaded.')).toBeVisible();

  answers[latest] = newerOf('2024-01-03');
  onLine.mockReturnValue(true);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await breathe();
  });
  expect(title(old)).toBeVisible();
  expect(server.calls).toEqual([latest, list, latest]);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await isNewShown();
  expect(line()).not.toBeInTheDocument();
});

test('H-3 one press asks once, also where the report stays older than its date in the list', async () => {
  const { server, store } = await openOld(newerOf('2024-01-03'), '2024-01-03T06:30:00Z');
  act(() => {
    store.set(reportListAtom, { status: 'loading', key: '[]' });
  });
  await showIt();
  await isNewShown();
  expect(line()).toBeVisible();
  // Another attempt would be made in a task that follows.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(server.calls).toEqual([latest, list, latest]);
});

test('H-3 of a newer report of the same day nothing is left out that the one before did not have', async () => {
  const articles = ['1', '2', '3', '4', '5', '6', '7'].map((id) => sampleArticle({ article_id: id }));
  const answers: Record<string, unknown> = {
    [latest]: sampleAnswer({ articles }),
    [list]: listOf('2024-01-02T12:00:00Z'),
  };
  const { returnAfter } = await open(answers);
  await returnAfter(40);
  await userEvent.type(await screen.findByRole('searchbox'), 'ashore');
  answers[latest] = sampleAnswer({ articles: [...articles, sampleArticle({ article_id: '8' })] });
  await showIt();
  await waitFor(() => {
    expect(screen.getAllByText(old, { selector: 'h3' })).toHaveLength(8);
  });
  for (const one of screen.getAllByText(old, { selector: 'h3' })) expect(one).toBeVisible();
});
