import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, reportListAtom, userInfoAtom } from '@portal/shared';
import { answerWith, breathe, fakeServer, heldAnswer, renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { returnToTab } from '../testing/returnToTab';
import { sampleItem } from '../testing/sampleItem';
import { NewReports } from './NewReports';
import { ReportListScreen } from './ReportListScreen';

const listPath = 'GET /ai/mediamonitoring/list';
const energy = sampleItem();
const health = sampleItem({ name: 'Health', slug: 'health' });
const screens = { list: <ReportListScreen />, briefing: <NewReports onReady={() => undefined} /> };

const link = (name: string) => screen.findByRole('link', { name });
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** Nothing else moves as it comes and goes. */
const isOutOfFlow = (shown: HTMLElement) => {
  let part: HTMLElement | null = shown;
  while (part && getComputedStyle(part).position !== 'absolute') part = part.parentElement;
  return part !== null;
};

/** Opens a screen with two reports, whose second has the focus, and comes back to it after 31 minutes. */
async function comeBack(name: keyof typeof screens, answer: unknown) {
  localStorage.clear();
  const answers: Record<string, unknown> = { [listPath]: { reports: [energy, health] } };
  const server = fakeServer(answers);
  const store = createStore();
  store.set(userInfoAtom, {
    status: 'ready',
    key: '[]',
    at: 0,
    data: { id: 'ada', name: null, email: null },
  });
  renderAt(screens[name], { store });
  const focused = await link('Health');
  // StrictMode ends and begins the effects of new parts once more, a moment after they are there.
  await act(breathe);
  focused.focus();
  const later = Date.now() + 31 * 60 * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  answers[listPath] = answer;
  await returnToTab();
  return { answers, server, store, focused };
}

describe.each(['list', 'briefing'] as const)('H-3 on coming back the %s', (name) => {
  test('stays, with the focus in it, until the new one is here, and nothing is said', async () => {
    const held = heldAnswer({ reports: [sampleItem({ name: 'Water', slug: 'water' }), health, energy] });
    const { server, store, focused } = await comeBack(name, held.answer);
    expect(server.calls).toHaveLength(2);
    const said = store.get(announcementAtom);
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(focused).toHaveFocus();

    held.release();
    expect(await link('Water')).toBeVisible();
    expect(focused).toHaveFocus();
    expect(focused).toBeVisible();
    expect(said).not.toContain('Loading');
  });

  test('stays where it is while that takes long, which is said, and so is the end of it', async () => {
    const held = heldAnswer({ reports: [health, energy] });
    const { store, focused } = await comeBack(name, held.answer);
    expect(isOutOfFlow(await screen.findByText('Loading...'))).toBe(true);
    expect(store.get(announcementAtom)).toBe('Loading...');
    expect(focused).toBeVisible();

    held.release();
    await waitFor(() => {
      expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(store.get(announcementAtom)).toMatch(/^2 reports/);
    });
  });

  test('gives the focus of a report that is gone to the place around it', async () => {
    const { focused } = await comeBack(name, { reports: [sampleItem({ name: 'Water', slug: 'water' })] });
    await link('Water');
    expect(focused).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('stays where it is when it cannot be had, which one line says, until the reader tries again (H-2, H-4, S-88)', async () => {
    const errors = expectErrors();
    const { answers, server, store, focused } = await comeBack(name, answerWith(500));
    const line = await screen.findByText('The newest reports could not be loaded.');
    expect(line).toBeVisible();
    expect(isOutOfFlow(line)).toBe(true);
    expect([server.calls.length, errors.mock.calls.length]).toEqual([2, 1]);
    expect(focused).toHaveFocus();

    const held = heldAnswer({ reports: [energy, health] });
    answers[listPath] = held.answer;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(store.get(announcementAtom)).toBe('Loading...');
    expect(focused).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();

    held.release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(store.get(announcementAtom)).toMatch(/^2 reports/);
    expect(focused).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  test('stays when the connection breaks, and comes by itself when there is one again (B-47)', async () => {
    expectErrors();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { answers } = await comeBack(name, () => {
      onLine.mockReturnValue(false);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const line = 'You are offline. The newest reports will load when you are connected again.';
    expect(await screen.findByText(line)).toBeVisible();
    expect(await link('Health')).toBeVisible();

    answers[listPath] = { reports: [sampleItem({ name: 'Water', slug: 'water' })] };
    onLine.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await link('Water')).toBeVisible();
    expect(screen.queryByText(line)).not.toBeInTheDocument();
  });

  test('does not stay for whoever may not see it any more', async () => {
    expectErrors();
    await comeBack(name, answerWith(403));
    expect(await screen.findByText('You have no access to the reports.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Health' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('does not outlive the session, even while it is loaded again (H-7)', async () => {
    const { store } = await comeBack(name, heldAnswer({}).answer);
    act(() => {
      store.set(reportListAtom, { status: 'idle' });
    });
    expect(screen.queryByRole('link', { name: 'Health' })).not.toBeInTheDocument();
  });
});

test('H-3 a list that was old when it was opened without a network stays until the new one is here', async () => {
  localStorage.clear();
  const answers: Record<string, unknown> = { [listPath]: { reports: [energy, health] } };
  const server = fakeServer(answers);
  const store = createStore();
  const { unmount } = renderAt(<ReportListScreen />, { store });
  await link('Health');
  unmount();
  const later = Date.now() + 31 * 60 * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  renderAt(<ReportListScreen />, { store });
  const focused = await link('Health');
  focused.focus();
  expect(server.calls).toHaveLength(1);

  const held = heldAnswer({ reports: [sampleItem({ name: 'Water', slug: 'water' }), health] });
  answers[listPath] = held.answer;
  onLine.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => {
    expect(server.calls).toHaveLength(2);
  });
  expect(focused).toHaveFocus();
  held.release();
  expect(await link('Water')).toBeVisible();
  expect(focused).toHaveFocus();
});
