import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, reportListAtom } from '@portal/shared';
import { answerWith, fakeServer, heldAnswer, renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { newestLoader } from '../state/newestLoader';
import { returnToTab } from '../testing/returnToTab';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { sampleItem } from '../testing/sampleItem';
import { newerReportPart } from './newerReportPart';
import { ReportScreen } from './ReportScreen';

const latest = 'GET /ai/mediamonitoring/report/energy/latest';
const dated = 'GET /ai/mediamonitoring/report/energy/20240102';
const list = 'GET /ai/mediamonitoring/list';
const minutes = 60 * 1000;

const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
function storeWithEnergy() {
  const store = createStore();
  const item = { slug: 'energy', name: 'Energy', tag: null, image: null, summary: null, modified: null };
  store.set(reportListAtom, { status: 'ready', key: '[]', data: [item], at: 0 });
  return store;
}
const heading = (name = 'Energy') => screen.findByRole('heading', { level: 1, name });

async function drawReport(report: Record<string, unknown> = {}, history?: unknown, url = '/reports/energy') {
  const server = fakeServer({ [latest]: sampleAnswer(report, history) });
  const rendered = renderAt(<ReportScreen slug="energy" />, { url });
  await screen.findByRole('group', { name: 'Report tools' });
  return { server, ...rendered };
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('S-7, S-71 an address without a date shows the latest report', async () => {
  const { server } = await drawReport();
  expect(server.calls).toEqual([latest]);
});

test('S-8 an address with a date shows the report of that date', async () => {
  const server = fakeServer({ [dated]: sampleAnswer() });
  renderAt(<ReportScreen slug="energy" reportId="20240102" />);
  expect(await heading()).toBeVisible();
  expect(server.calls).toEqual([dated]);
});

test('S-29, H-16 a report has its name, its date, and both in the title of the page', async () => {
  await drawReport();
  expect(await heading()).toBeVisible();
  expect(screen.getByText('Tue, January 2, 2024')).toHaveAttribute('datetime', '2024-01-02');
  expect(document.title).toBe('Energy – Tue, January 2, 2024 – Media Monitoring');
});

test('B-31 a report without a usable date says so', async () => {
  await drawReport({ last_modified: '2024-02-30' });
  expect(screen.getByText('Date not available')).toBeVisible();
  expect(document.title).toBe('Energy – Media Monitoring');
});

test('S-32, B-12 the executive summary comes before the articles, with its line breaks', async () => {
  await drawReport();
  await screen.findByRole('heading', { level: 2, name: 'Actions' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Executive Summary',
    'Articles',
    'Actions',
  ]);
  const summary = screen.getByText(/A quiet day/);
  expect(summary.textContent).toBe('A quiet day.\nNothing is urgent.');
  expect(summary).toHaveStyle({ whiteSpace: 'pre-line' });
});

test('S-33, S-34 only readable articles are shown, topics Z to A, ties in the API’s order', async () => {
  const article = (title: string, alias: string, article_readable = 'True') =>
    sampleArticle({ news_result: { title }, topic: { alias }, analysis: { article_readable } });
  await drawReport({
    articles: [
      article('one', 'Grid'),
      article('two', 'Wind'),
      article('hidden', 'Zinc', 'true'),
      article('three', 'grid'),
    ],
  });
  const titles = screen.getAllByRole('article').map((one) => within(one).getByRole('heading', { level: 3 }));
  expect(titles.map(({ textContent }) => textContent)).toEqual(['two', 'one', 'three']);
  expect(screen.queryByText('hidden')).not.toBeInTheDocument();
});

test('S-35 to S-40 an article shows title, topic, source, original, analysis and actions', async () => {
  await drawReport();
  const article = within(screen.getByRole('article', { name: 'A cable comes ashore' }));
  expect(article.getByText('Grid').parentElement).toHaveTextContent('Topic: Grid');
  expect(article.getByText('ft.example')).toBeVisible();
  expect(article.getByText('The cable is early.')).toBeVisible();
  expect(article.getByRole('heading', { level: 4, name: 'Watch the tender' })).toBeVisible();
  expect(article.getByText('Utility').parentElement).toHaveTextContent('Organisation type: Utility');
  expect(article.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Action', 'Impact']);
  expect(article.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Read it by Friday.',
    'A better offer.',
  ]);
});

test('S-37, H-10 the original opens in a new tab, which is said before the list and in the link', async () => {
  await drawReport();
  const original = screen.getByRole('link', {
    name: 'Read the original: A cable comes ashore (opens in new tab)',
  });
  expect(original).toHaveAttribute('href', 'https://www.ft.example/cable');
  expect(original).toHaveAttribute('target', '_blank');
  expect(original).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('Links to originals open in a new tab.')).toBeVisible();
});

test('B-6, B-14, B-20, B-21, B-28 an article of which little is left is shown without empty boxes', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bare = { analysis: { article_readable: 'True' }, news_result: { link: 'javascript:alert(1)' } };
  await drawReport({ articles: [bare] });
  const article = within(screen.getByRole('article', { name: 'Untitled article' }));
  expect(article.getByText('No topic')).toBeVisible();
  expect(article.getByText('No link to the original')).toBeVisible();
  expect(article.queryByRole('link')).not.toBeInTheDocument();
  expect(article.queryByRole('term')).not.toBeInTheDocument();
});

test('B-29, B-30 what an action lacks is left out with its label; an unknown organisation is unspecified', async () => {
  await drawReport({ articles: [sampleArticle({ actions: [{ action: 'Just do it.' }] })] });
  const article = within(screen.getByRole('article'));
  expect(article.getByText('Unspecified')).toBeVisible();
  expect(article.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Action']);
  expect(article.queryByRole('heading', { level: 4 })).not.toBeInTheDocument();
});

test('B-8, B-11 markup is shown as text, each block in its own direction', async () => {
  const title = '<img src=x onerror=alert(1)> כותרת';
  await drawReport({ articles: [sampleArticle({ news_result: { title } })] });
  expect(screen.getByRole('heading', { level: 3, name: title })).toHaveAttribute('dir', 'auto');
  expect(document.querySelector('main img, article img')).toBeNull();
});

test('B-7 a report without a name is called by its slug', async () => {
  await drawReport({ name: null });
  expect(await heading('energy')).toBeVisible();
});

test('H-11, B-40 a report without readable articles says so, and nothing of those that are hidden', async () => {
  const server = await drawReport({
    articles: [sampleArticle({ analysis: { article_readable: 'False' } })],
  });
  expect(screen.getByText('No articles in this report.')).toBeVisible();
  expect(screen.queryByText(/0 articles/)).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Topics' })).not.toBeInTheDocument();
  expect(server.server.calls).toHaveLength(1);
});

test('B-46 an answer without a report is no empty report: it can be asked for again, and is logged once', async () => {
  const errors = expectErrors();
  fakeServer({ [latest]: { message: 'none' } });
  renderAt(<ReportScreen slug="energy" />);
  expect(await screen.findByText('The report could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(errors).toHaveBeenCalledTimes(1);
});

test('H-2, B-34 a report without a history is one call, and its history still opens', async () => {
  const { server } = await drawReport({}, null);
  await userEvent.click(screen.getByRole('button', { name: 'Older Reports' }));
  expect(await screen.findByText('No older reports yet.')).toBeVisible();
  expect(server.calls).toHaveLength(1);
});

test.each([
  [500, 'The report could not be loaded.', true],
  [403, 'You have no access to this report.', false],
  [404, 'This report was not found.', false],
])('S-88, B-47 an answer %d is one call, logged once, and says: %s', async (status, line, canTryAgain) => {
  const errors = expectErrors();
  const server = fakeServer({ [dated]: answerWith(status) });
  renderAt(<ReportScreen slug="energy" reportId="20240102" />);
  const up = screen.getByRole('link', { name: 'All reports' });
  expect(await screen.findByText(line)).toBeVisible();
  expect(await heading('Report')).toBeVisible();
  expect(document.title).toBe('Report – Media Monitoring');
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canTryAgain);
  // In its place above the heading, which moves nowhere.
  expect(screen.getByRole('link', { name: 'All reports' })).toBe(up);
  expect(up).toHaveAttribute('href', '/reports');
  expect(server.calls).toHaveLength(1);
  expect(errors).toHaveBeenCalledTimes(1);
});

test('B-47 a date that was not found leaves a way to the latest report', async () => {
  expectErrors();
  fakeServer({ [dated]: answerWith(404) });
  renderAt(<ReportScreen slug="energy" reportId="20240102" />, { store: storeWithEnergy() });
  const link = await screen.findByRole('link', { name: 'The latest report of this name' });
  expect(link).toHaveAttribute('href', '/reports/energy');
});

test('B-47 a report that is in no list has no latest version to go to', async () => {
  expectErrors();
  fakeServer({ 'GET /ai/mediamonitoring/report/none/20240102': answerWith(404) });
  renderAt(<ReportScreen slug="none" reportId="20240102" />, { store: storeWithEnergy() });
  expect(await screen.findByText('This report was not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All reports' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /latest/ })).not.toBeInTheDocument();
});

test('B-47 offline, the report waits for the connection', async () => {
  expectErrors();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answers: Record<string, unknown> = {
    [latest]: () => Promise.reject(new TypeError('Failed to fetch')),
  };
  fakeServer(answers);
  renderAt(<ReportScreen slug="energy" />);
  const line = 'You are offline. The report will load when you are connected again.';
  expect(await screen.findByText(line)).toBeVisible();
  answers[latest] = sampleAnswer();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await heading()).toBeVisible();
});

test('B-45 an address that names no date is one encoded call and then a neutral line', async () => {
  expectErrors();
  const server = fakeServer({ 'GET /ai/mediamonitoring/report/energy/..%2F..%2Fuser': answerWith(404) });
  renderAt(<ReportScreen slug="energy" reportId="../../user" />);
  expect(await screen.findByText('This report was not found.')).toBeVisible();
  expect(server.calls).toHaveLength(1);
});

test('S-57, R-14 while it loads, the name is shown as the list knows it, and Loading...', async () => {
  const store = storeWithEnergy();
  const held = heldAnswer(sampleAnswer());
  fakeServer({ [latest]: held.answer });
  renderAt(<ReportScreen slug="energy" />, { store });
  const early = await heading();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  held.release();
  await screen.findByRole('article');
  // The same heading: whoever hears the page is not sent to it a second time.
  expect(await heading()).toBe(early);
});

test('H-16, R-14 while a report loads of which no list tells the name, it is headed as a report', async () => {
  const held = heldAnswer(sampleAnswer());
  fakeServer({ [latest]: held.answer });
  renderAt(<ReportScreen slug="energy" />);
  const early = await heading('Report');
  expect(document.title).toBe('Report – Media Monitoring');
  held.release();
  expect(await heading()).toBe(early);
  expect(document.title).toBe('Energy – Tue, January 2, 2024 – Media Monitoring');
});

test('those who hear the page are told when the report is there', async () => {
  const { store } = await drawReport();
  await waitFor(() => {
    expect(store.get(announcementAtom)).toBe('Report loaded, 1 article');
  });
});

test('H-1 another address never shows the text of the last one, whatever comes late', async () => {
  const slow = heldAnswer(sampleAnswer({ name: 'Energy' }));
  fakeServer({
    [latest]: slow.answer,
    'GET /ai/mediamonitoring/report/health/latest': sampleAnswer({ name: 'Health', articles: [] }),
  });
  const { rerender, store } = renderAt(<ReportScreen slug="energy" />);
  rerender(<></>);
  renderAt(<ReportScreen slug="health" />, { store });
  expect(await heading('Health')).toBeVisible();
  await act(async () => {
    slow.release();
    await Promise.resolve();
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Health');
});

describe('H-3 a newer report', () => {
  const start = new Date(2024, 0, 2, 9, 0).getTime();
  const open = async (answers: Record<string, unknown>, reportId?: string, fragment = '') => {
    const server = fakeServer(answers);
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    const { store, unmount, url } = renderAt(<ReportScreen slug="energy" {...(reportId && { reportId })} />, {
      url: `/reports/energy${fragment}`,
    });
    await screen.findByRole('article');
    await waitFor(() => {
      expect(store.get(newerReportPart)).toHaveProperty('status', 'ready');
    });
    const returnAfter = async (elapsed: number) => {
      now.mockReturnValue(start + elapsed);
      await returnToTab();
    };
    return { server, store, unmount, url, returnAfter };
  };
  const listOf = (last_modified: string) => ({ reports: [sampleItem({ last_modified })] });

  test('is told in a quiet line, and shown when the reader asks for it', async () => {
    const answers = { [latest]: sampleAnswer(), [list]: listOf('2024-01-03') };
    const { server, returnAfter } = await open(answers);

    await returnAfter(29 * minutes);
    expect(server.calls).toEqual([latest]);

    await returnAfter(30 * minutes);
    expect(await screen.findByText('A newer report is available')).toBeVisible();
    expect(screen.getByText('A cable comes ashore', { selector: 'h3' })).toBeVisible();
    expect(server.calls).toEqual([latest, list]);

    answers[latest] = sampleAnswer({ last_modified: '2024-01-03' });
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await screen.findByText('Wed, January 3, 2024')).toBeVisible();
    expect(screen.queryByText('A newer report is available')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('begins at its top, and not at a place of the report of before that the address names', async () => {
    const answers = { [latest]: sampleAnswer(), [list]: listOf('2024-01-03') };
    const { url, returnAfter } = await open(answers, undefined, '#actions');
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Actions' })).toHaveFocus();
    });
    await returnAfter(40 * minutes);

    answers[latest] = sampleAnswer({ last_modified: '2024-01-03' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show it' }));
    expect(await screen.findByText('Wed, January 3, 2024')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Actions' })).not.toHaveFocus();
    expect(jest.spyOn(window, 'scrollTo').mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    expect(await heading()).toHaveFocus();
    expect(url()).toBe('/reports/energy');
  });

  test.each([
    ['loading', heldAnswer(listOf('2024-01-03')).answer],
    ['failed', answerWith(500)],
  ])('that is known keeps its line, and the focus in it, while another look is %s', async (status, again) => {
    expectErrors();
    const answers: Record<string, unknown> = { [latest]: sampleAnswer(), [list]: listOf('2024-01-03') };
    const { server, store, returnAfter } = await open(answers);
    await returnAfter(40 * minutes);
    const button = await screen.findByRole('button', { name: 'Show it' });
    button.focus();

    answers[list] = again;
    await returnAfter(80 * minutes);
    await waitFor(() => {
      expect(store.get(newestLoader.stateAtom)).toHaveProperty('status', status);
    });
    expect(server.calls).toEqual([latest, list, list]);
    expect(button).toHaveFocus();
  });

  test('is not told where the list knows none, and asked for once in half an hour', async () => {
    const { server, returnAfter } = await open({ [latest]: sampleAnswer(), [list]: listOf('2024-01-02') });
    await returnAfter(40 * minutes);
    await returnAfter(50 * minutes);
    expect(server.calls).toEqual([latest, list]);
    expect(screen.queryByText('A newer report is available')).not.toBeInTheDocument();
  });

  test('does not matter to whoever reads a dated one', async () => {
    const { server, returnAfter } = await open({ [dated]: sampleAnswer() }, '20240102');
    await returnAfter(600 * minutes);
    expect(server.calls).toEqual([dated]);
  });

  test('is forgotten when the reader leaves (H-7)', async () => {
    const { store, returnAfter, unmount } = await open({
      [latest]: sampleAnswer(),
      [list]: listOf('2024-01-03'),
    });
    await returnAfter(40 * minutes);
    expect(await screen.findByText('A newer report is available')).toBeVisible();
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(store.get(newestLoader.stateAtom)).toEqual({ status: 'idle' });
  });

  test('that is told late, after the reader has left, is not kept (H-7)', async () => {
    const held = heldAnswer(listOf('2024-01-03'));
    const { server, store, returnAfter, unmount } = await open({
      [latest]: sampleAnswer(),
      [list]: held.answer,
    });
    await returnAfter(40 * minutes);
    expect(server.calls).toEqual([latest, list]);
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 5));
    held.release();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(store.get(newestLoader.stateAtom)).toEqual({ status: 'idle' });
  });

  test('that could not be asked for leaves the report as it is', async () => {
    const errors = expectErrors();
    const { returnAfter } = await open({ [latest]: sampleAnswer(), [list]: answerWith(500) });
    await returnAfter(40 * minutes);
    await screen.findByRole('article');
    expect(errors).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
});

test('H-3 the latest report that was kept since this morning is fetched anew when it is opened again', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(new Date(2024, 0, 2, 9, 0).getTime());
  const { server, store, unmount } = await drawReport();
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 5));
  now.mockReturnValue(new Date(2024, 0, 2, 9, 40).getTime());
  renderAt(<ReportScreen slug="energy" />, { store });
  await screen.findByRole('article');
  expect(server.calls).toEqual([latest, latest]);
});

test('H-3 the report of a date is fetched anew on another day, as its history may have grown', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(new Date(2024, 0, 2, 9, 0).getTime());
  const history = ['reports/energy/20240102/report.json'];
  const answers = { [dated]: sampleAnswer({}, history) };
  const server = fakeServer(answers);
  const store = createStore();
  const saysOlder = async () => {
    const { unmount } = renderAt(<ReportScreen slug="energy" reportId="20240102" />, { store });
    await screen.findByRole('article');
    const line = screen.queryByText(/You are reading an older report/);
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 5));
    return line !== null;
  };
  expect(await saysOlder()).toBe(false);
  now.mockReturnValue(new Date(2024, 0, 2, 21, 0).getTime());
  expect(await saysOlder()).toBe(false);
  expect(server.calls).toEqual([dated]);

  now.mockReturnValue(new Date(2024, 0, 3, 9, 0).getTime());
  answers[dated] = sampleAnswer({}, ['reports/energy/20240103/report.json', ...history]);
  expect(await saysOlder()).toBe(true);
  expect(server.calls).toEqual([dated, dated]);
});
