import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  lastVisitAtom,
  newsChecksAtom,
  newsSeenAtom,
  notificationsAtom,
  reportListAtom,
  userInfoAtom,
} from '@portal/shared';
import { answerWith, fakeServer, heldAnswer, renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { noteSeen } from '../model/noteSeen';
import { readingAtom } from '../state/readingAtom';
import { returnToTab } from '../testing/returnToTab';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleItem } from '../testing/sampleItem';
import { ReportListScreen } from './ReportListScreen';
import { ReportNews } from './ReportNews';
import { ReportScreen } from './ReportScreen';

const list = 'GET /ai/mediamonitoring/list';
const latest = 'GET /ai/mediamonitoring/report/energy/latest';
const reports = [sampleItem(), sampleItem({ name: 'Health', slug: 'health' })];

const user = (id: string) => ({
  status: 'ready' as const,
  key: '[]',
  at: 0,
  data: { id, name: null, email: null },
});

beforeEach(() => {
  localStorage.clear();
});

/** The news of a reader who was here in 2023, beside another screen. */
function renderNews(
  answers: Record<string, unknown>,
  beside: 'nothing' | 'list' | 'report' | 'dated' = 'nothing',
) {
  const server = fakeServer(answers);
  const store = createStore();
  store.set(userInfoAtom, user('ada'));
  store.set(lastVisitAtom, '2023-12-31T08:00:00.000Z');
  renderAt(
    <>
      <ReportNews />
      {beside === 'list' && <ReportListScreen />}
      {beside === 'report' && <ReportScreen slug="energy" />}
      {beside === 'dated' && <ReportScreen slug="energy" reportId="20240102" />}
    </>,
    { store },
  );
  const names = () => store.get(notificationsAtom).map(({ name }) => name);
  const check = () => store.get(newsChecksAtom)['remote_reports'];
  const until = (status: string) =>
    waitFor(() => {
      expect(check()).toBe(status);
    });
  return { server, store, names, check, until };
}

test('H-9 until the list is there nothing is said, and then what is new, and since when', async () => {
  const held = heldAnswer({ reports });
  const { store, check, until } = renderNews({ [list]: held.answer });
  await waitFor(() => {
    expect(check()).toBe('checking');
  });
  expect(store.get(notificationsAtom)).toEqual([]);
  held.release();
  await until('done');
  expect(store.get(notificationsAtom)).toEqual([
    { name: 'Energy', href: '/reports/energy', at: '2024-01-02', since: '2023-12-31T08:00:00.000Z' },
    { name: 'Health', href: '/reports/health', at: '2024-01-02', since: '2023-12-31T08:00:00.000Z' },
  ]);
});

test('H-9 the list is asked for once with the screen that shows it', async () => {
  const { server, until } = renderNews({ [list]: { reports } }, 'list');
  expect(await screen.findAllByText('New')).toHaveLength(2);
  await until('done');
  expect(server.calls).toEqual([list]);
});

test('R-5 a report that is opened is new no more', async () => {
  const { names, until } = renderNews({ [list]: { reports }, [latest]: sampleAnswer() }, 'report');
  await screen.findByRole('article');
  await until('done');
  await waitFor(() => {
    expect(names()).toEqual(['Health']);
  });
});

test.each([null, '2023-12-31'])('R-5 one that is dated %s is the one that the list means', async (date) => {
  const answers = { [list]: { reports }, [latest]: sampleAnswer({ last_modified: date }) };
  const { names, until } = renderNews(answers, 'report');
  await screen.findByRole('article');
  await until('done');
  await waitFor(() => {
    expect(names()).toEqual(['Health']);
  });
});

test('R-5 it is so at its dated address, too, as in a link that somebody sends', async () => {
  const dated = 'GET /ai/mediamonitoring/report/energy/20240102';
  const answers = { [list]: { reports }, [dated]: sampleAnswer({ last_modified: '2023-12-31' }) };
  const { names, until } = renderNews(answers, 'dated');
  await screen.findByRole('article');
  await until('done');
  await waitFor(() => {
    expect(names()).toEqual(['Health']);
  });
});

test('R-5 after a version with a wrong date, to come, the next one is new', async () => {
  const { store, names, until } = renderNews({ [list]: { reports } });
  store.set(readingAtom, (before) =>
    noteSeen(before, [{ slug: 'energy', modified: { iso: '2999-01-02', day: '2999-01-02' } }]),
  );
  await until('done');
  expect(names()).toEqual(['Energy', 'Health']);
});

test('R-5 all are new no more once the reader has marked them as seen', async () => {
  const { store, names, until } = renderNews({ [list]: { reports } });
  await until('done');
  act(() => {
    store.set(newsSeenAtom, '2024-01-05T08:00:00.000Z');
  });
  await waitFor(() => {
    expect(names()).toEqual([]);
  });
});

test('H-7, H-9 every reader has news of their own', async () => {
  const { store, names, until } = renderNews({ [list]: { reports } });
  await until('done');
  act(() => {
    store.set(userInfoAtom, user('grace'));
    store.set(lastVisitAtom, '2024-06-01T08:00:00.000Z');
  });
  expect(names()).toEqual([]);
  act(() => {
    store.set(lastVisitAtom, null);
  });
  expect(names()).toEqual([]);
});

test('H-4, H-9 a check that fails says so, leaves the list to its screen, and is made again on return', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, until } = renderNews({ [list]: answerWith(500) });
  await until('failed');
  await waitFor(() => {
    expect(store.get(reportListAtom)).toEqual({ status: 'idle' });
  });
  const server = fakeServer({ [list]: { reports } });
  await returnToTab();
  await until('done');
  expect(server.calls).toEqual([list]);
});

test('F-47, H-9 a busy server is not asked again before the time that it has named', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const busy = () => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '120' } }));
  const answers: Record<string, unknown> = { [list]: busy };
  const { server, store, until } = renderNews(answers);
  await until('failed');
  await waitFor(() => {
    expect(store.get(reportListAtom)).toEqual({ status: 'idle' });
  });
  answers[list] = { reports };
  now.mockReturnValue(start + 119_000);
  await returnToTab();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(store.get(reportListAtom)).toEqual({ status: 'idle' });

  now.mockReturnValue(start + 120_000);
  await returnToTab();
  await until('done');
  expect(server.calls).toEqual([list, list]);
});

describe('H-3, R-5 a version that the list knows before its report is opened', () => {
  const noon = new Date(2024, 0, 5, 12).getTime();
  const newer = { reports: [sampleItem({ last_modified: '2024-01-05' })] };

  test.each(['2024-01-02', null])('is not hidden by the one in memory, dated %s', async (last_modified) => {
    const answers: Record<string, unknown> = {
      [list]: { reports },
      [latest]: sampleAnswer({ last_modified }),
    };
    const now = jest.spyOn(Date, 'now').mockReturnValue(noon);
    const server = fakeServer(answers);
    const store = createStore();
    store.set(userInfoAtom, user('ada'));
    store.set(lastVisitAtom, '2023-12-31T08:00:00.000Z');
    const visit = async (opened: ReactElement) => {
      const { unmount } = renderAt(opened, { store });
      await screen.findAllByText(/cable comes ashore|New$/);
      return unmount;
    };
    const leave = async (unmount: () => void) => {
      unmount();
      await new Promise((resolve) => setTimeout(resolve, 5));
    };

    await leave(await visit(<ReportListScreen />));
    now.mockReturnValue(noon + 5 * 60_000);
    await leave(await visit(<ReportScreen slug="energy" />));
    now.mockReturnValue(noon + 31 * 60_000);
    answers[list] = newer;
    answers[latest] = sampleAnswer({ last_modified: '2024-01-05' });
    await leave(await visit(<ReportListScreen />));
    now.mockReturnValue(noon + 32 * 60_000);
    await visit(<ReportScreen slug="energy" />);
    expect(await screen.findByText('Fri, January 5, 2024')).toBeVisible();
    expect(server.calls).toEqual([list, latest, list, latest]);
  });
});

test('H-3, R-5 a version that came while the one of before was open stays new until it is shown', async () => {
  const start = new Date(2024, 0, 5, 23, 50).getTime();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const answers: Record<string, unknown> = { [list]: { reports }, [latest]: sampleAnswer() };
  const { names, until } = renderNews(answers, 'report');
  await screen.findByRole('article');
  await until('done');
  await waitFor(() => {
    expect(names()).toEqual(['Health']);
  });

  now.mockReturnValue(new Date(2024, 0, 6, 0, 5).getTime());
  answers[list] = { reports: [sampleItem({ last_modified: '2024-01-06' })] };
  answers[latest] = sampleAnswer({ last_modified: '2024-01-06' });
  await returnToTab();
  const showIt = await screen.findByRole('button', { name: 'Show it' });
  expect(names()).toEqual(['Energy']);

  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await userEvent.click(showIt);
  await waitFor(() => {
    expect(names()).toEqual([]);
  });
});
