import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userInfoAtom } from '@portal/shared';
import { fakeServer, renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { ReportScreen } from './ReportScreen';

const path = 'GET /ai/mediamonitoring/report/energy';

const article = (id: string) =>
  sampleArticle({ article_id: id, news_result: { title: `Title ${id}`, link: `https://ft.example/${id}` } });
const answers = {
  [`${path}/latest`]: sampleAnswer({ articles: ['a', 'b'].map(article) }),
  [`${path}/20240101`]: sampleAnswer({ last_modified: '2024-01-01', articles: ['a', 'z'].map(article) }),
};

/** A new tab, or the same one loaded again. */
async function openReport(reportId?: string, isKnown = true) {
  fakeServer(answers);
  const store = createStore();
  const data = { id: 'ada', name: null, email: null };
  if (isKnown) store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
  const { unmount } = renderAt(<ReportScreen slug="energy" {...(reportId !== undefined && { reportId })} />, {
    store,
  });
  await screen.findAllByRole('article');
  const toggle = (id: string) => screen.getByRole('button', { name: `Mark as read: Title ${id}` });
  const isNew = (id: string) => {
    const mark = within(screen.getByRole('article', { name: `Title ${id}` })).getByText('New');
    return getComputedStyle(mark).visibility !== 'hidden';
  };
  const glance = () => screen.getByRole('list', { name: 'At a glance' }).textContent;
  return { toggle, isNew, glance, unmount };
}

beforeEach(() => {
  localStorage.clear();
});

test('R-4 an article is marked as read and unread again, and stays as it is when the page is loaded again', async () => {
  const { toggle, glance, unmount } = await openReport();
  expect(toggle('a')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle('a'));
  await userEvent.click(toggle('b'));
  await userEvent.click(toggle('b'));
  expect(toggle('a')).toHaveTextContent('✓ Read');
  expect(glance()).toContain('2 articles1 read');
  unmount();

  const again = await openReport();
  expect(again.toggle('a')).toHaveAttribute('aria-pressed', 'true');
  expect(again.toggle('b')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('heading', { level: 3, name: 'Title a' })).toHaveStyle({ fontWeight: 500 });
});

test('R-4, B-25 articles of one id are marked as read together', async () => {
  fakeServer({ [`${path}/latest`]: sampleAnswer({ articles: ['a', 'a', 'a-2'].map(article) }) });
  const store = createStore();
  store.set(userInfoAtom, {
    status: 'ready',
    key: '[]',
    at: 0,
    data: { id: 'ada', name: null, email: null },
  });
  renderAt(<ReportScreen slug="energy" />, { store });
  const toggles = () => screen.findAllByRole('button', { name: /^Mark as read: / });
  const pressed = async () => (await toggles()).map((toggle) => toggle.getAttribute('aria-pressed'));

  const [first, second] = await toggles();
  if (second) await userEvent.click(second);
  expect(await pressed()).toEqual(['true', 'true', 'false']);
  if (first) await userEvent.click(first);
  expect(await pressed()).toEqual(['false', 'false', 'false']);
});

test('R-4 whoever opens the original has read it', async () => {
  const { toggle } = await openReport();
  await userEvent.click(screen.getByRole('link', { name: /^Read the original: Title b/ }));
  expect(toggle('b')).toHaveAttribute('aria-pressed', 'true');
  expect(toggle('a')).toHaveAttribute('aria-pressed', 'false');
});

test('R-5 an article of no version that was opened before is new, in the first version none is', async () => {
  const first = await openReport('20240101');
  expect([first.isNew('a'), first.isNew('z')]).toEqual([false, false]);
  first.unmount();
  for (let load = 0; load < 2; load += 1) {
    const second = await openReport();
    expect([second.isNew('a'), second.isNew('b')]).toEqual([false, true]);
    expect(second.glance()).toContain('2 articles1 new');
    second.unmount();
  }
});

test('R-4, R-5 before the reader is known nothing is marked, and nothing can be', async () => {
  const { toggle, isNew } = await openReport(undefined, false);
  expect(toggle('a')).toBeDisabled();
  expect(isNew('a')).toBe(false);
});
