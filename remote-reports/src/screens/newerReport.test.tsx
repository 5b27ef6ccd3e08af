import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportListAtom } from '@portal/shared';
import { fakeServer, renderAt } from '@portal/shared/testing';
import { Link } from '@portal/shared/router';
import { newestLoader } from '../state/newestLoader';
import { returnToTab } from '../testing/returnToTab';
import { sampleAnswer } from '../testing/sampleAnswer';
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
  fakeServer(answers);
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const { store } = renderAt(
    <>
      <Link to="/reports/energy">Energy in the bell</Link>
      <Link to="/reports/energy#a-none">A place in it</Link>
      <ReportScreen slug="energy" />
    </>,
    { url: '/reports/energy' },
  );
  await screen.findByRole('article');
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
  return { store, returnAfter };
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
