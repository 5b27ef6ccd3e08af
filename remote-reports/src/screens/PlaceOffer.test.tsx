import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userInfoAtom, type Report } from '@portal/shared';
import { fakeServer, renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { readingAtom } from '../state/readingAtom';
import { NewReports } from './NewReports';
import { PlaceOffer } from './PlaceOffer';

const anchors = ['a', 'b', 'c', 'd', 'e'];

const report: Report = {
  slug: 'energy',
  name: 'Energy',
  modified: { iso: '2024-01-01', day: '2024-01-01' },
  summary: null,
  articles: anchors.map((anchor) => ({
    anchor,
    title: `Title ${anchor}`,
    topic: null,
    link: null,
    analysis: null,
    actions: [],
  })),
  history: [],
};

const user = {
  status: 'ready' as const,
  key: '[]',
  at: 0,
  data: { id: 'ada', name: null, email: null },
};

const olderReport: Report = { ...report, modified: { iso: '2023-12-29', day: '2023-12-29' } };

/** Opens the report, in a new tab or in the same one loaded again. */
function openReport({
  url = '/reports/energy/20240101',
  isKnown = true,
  report: opened = report,
  version = '20240101',
} = {}) {
  const store = createStore();
  if (isKnown) store.set(userInfoAtom, user);
  const { unmount } = renderAt(
    <>
      <PlaceOffer report={opened} version={version} />
      {anchors.map((anchor) => (
        <li key={anchor}>
          <article id={`a-${anchor}`} />
        </li>
      ))}
    </>,
    { store, url },
  );
  return { store, leave: unmount };
}

/** These articles have been scrolled out at the top of the page. */
function placePast(...past: string[]) {
  for (const article of screen.getAllByRole('article')) {
    const top = past.some((anchor) => article.id === `a-${anchor}`) ? -500 : 2000;
    const item = article.parentElement ?? article;
    jest.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 400));
  }
}

/** A filter leaves these articles. */
function show(...shown: string[]) {
  for (const anchor of anchors) {
    const item = document.getElementById(`a-${anchor}`)?.parentElement;
    if (item) item.hidden = !shown.includes(anchor);
  }
}

/** The page rests after that. */
function scrollPast(...past: string[]) {
  placePast(...past);
  fireEvent.scroll(window);
  rest();
}

const rest = () => {
  act(() => {
    jest.advanceTimersByTime(400);
  });
};

/** The reader was here once, and went as far as the third article. */
function readBefore() {
  const { leave } = openReport();
  scrollPast('a', 'b', 'c');
  leave();
}

const offer = () => screen.queryByText(/^You had reached/)?.parentElement ?? null;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ advanceTimers: true, now: new Date(2024, 0, 5, 9) });
});

afterEach(() => {
  jest.useRealTimers();
});

test('change 10 whoever had passed the second article is offered to go on', () => {
  readBefore();
  openReport();
  expect(offer()).toHaveTextContent('You had reached “Title c');
  expect(screen.getByRole('link', { name: 'Continue: Title c' })).toHaveAttribute(
    'href',
    '/reports/energy/20240101#a-c',
  );
});

test.each([
  ['the part that keeps the place was there', true],
  ['it was known who the reader is', false],
])('change 10 whoever had scrolled before %s, and not again, is offered to go on', (_what, isKnown) => {
  jest.replaceProperty(window, 'scrollY', 800);
  const { store, leave } = openReport({ isKnown });
  placePast('a', 'b', 'c');
  rest();
  act(() => {
    store.set(userInfoAtom, user);
  });
  rest();
  leave();
  jest.restoreAllMocks();

  openReport();
  expect(offer()).toHaveTextContent('You had reached “Title c');
});

test('change 10, B-11 the title is shortened at its end, whichever side that is of', () => {
  readBefore();
  openReport();
  const title = screen.getByText('Title c');
  expect(title).toHaveAttribute('dir', 'auto');
  expect(title).toHaveStyle({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' });
  expect(title.parentElement).toHaveStyle({ display: 'flex' });
});

test('change 10 the offer comes as soon as the reader is known', () => {
  readBefore();
  const { store } = openReport({ isKnown: false });
  expect(offer()).not.toBeInTheDocument();
  act(() => {
    store.set(userInfoAtom, user);
  });
  expect(offer()).toBeVisible();
});

test.each([
  ['only the first two articles', ['a', 'b']],
  ['all of them', anchors],
])('change 10 whoever has read %s is offered nothing', (_what, past) => {
  const { leave } = openReport();
  scrollPast(...past);
  leave();
  openReport();
  expect(offer()).not.toBeInTheDocument();
});

test('change 10 a report that is read to its end is no longer offered', () => {
  readBefore();
  const { leave } = openReport();
  scrollPast(...anchors);
  leave();
  openReport();
  expect(offer()).not.toBeInTheDocument();
});

test('change 10 whoever looks at the end of an older report keeps the place in the newer one', () => {
  readBefore();
  const { leave } = openReport({ report: olderReport, version: '20231229' });
  scrollPast(...anchors);
  leave();
  openReport();
  expect(offer()).toHaveTextContent('You had reached “Title c');
});

test('change 10 who looks into an older report keeps the place in the newer one', () => {
  readBefore();
  const { leave } = openReport({ report: olderReport, version: '20231229' });
  scrollPast('a', 'b', 'c', 'd');
  leave();
  openReport();
  expect(offer()).toHaveTextContent('You had reached “Title c');
});

test('change 10 a tab that is closed notes the last scrolling, and nothing if it has rested since', () => {
  const { store } = openReport();
  const place = () => store.get(readingAtom)?.[0]?.place?.anchor;
  scrollPast('a', 'b', 'c');
  placePast('a', 'b', 'c', 'd');
  fireEvent.scroll(window);
  fireEvent(window, new Event('pagehide'));
  expect(place()).toBe('d');
  rest();

  act(() => {
    // As another tab does in which the reader goes on.
    store.set(readingAtom, (before) =>
      before.map((one) => (one.place ? { ...one, place: { ...one.place, anchor: 'c' } } : one)),
    );
  });
  fireEvent(window, new Event('pagehide'));
  expect(place()).toBe('c');
});

test('change 10 whoever has read the newer report to its end is no longer offered the older one', () => {
  const before = openReport({ report: olderReport, version: '20231229' });
  scrollPast('a', 'b', 'c');
  before.leave();
  const { store } = openReport();
  expect(store.get(readingAtom)?.[0]?.place?.anchor).toBe('c');
  scrollPast(...anchors);
  expect(store.get(readingAtom)?.[0]?.place).toBeUndefined();
});

test.each([
  ['the last article', 'e'],
  ['one far below', 'd'],
])(
  'change 10, R-7 a search that finds %s leaves the place as it was, until all are shown',
  (_what, found) => {
    readBefore();
    const { store } = openReport();
    const place = () => store.get(readingAtom)?.[0]?.place?.anchor;
    show(found);
    scrollPast(found);
    expect(place()).toBe('c');
    expect(offer()).toBeVisible();
    show(...anchors);
    scrollPast('a', 'b', 'c', 'd');
    expect(place()).toBe('d');
  },
);

test('change 10 the offer goes with its button, for good, and Tab goes on from its place', async () => {
  readBefore();
  const { store } = openReport();
  await userEvent.click(screen.getByRole('button', { name: 'Do not continue' }));
  expect(offer()).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(store.get(readingAtom)?.[0]?.place).toBeUndefined();
});

test('change 10 the offer goes when it is taken, or when the reader passes the second article again', async () => {
  readBefore();
  const { leave } = openReport();
  await userEvent.click(screen.getByRole('link', { name: 'Continue: Title c' }));
  expect(offer()).not.toBeInTheDocument();
  leave();

  openReport();
  expect(offer()).toBeVisible();
  scrollPast('a', 'b');
  expect(offer()).toBeVisible();
  scrollPast('a', 'b', 'c');
  expect(offer()).not.toBeInTheDocument();
});

test('change 10 an address that leads to an article, and a page that was left, are offered nothing', () => {
  readBefore();
  const { leave } = openReport({ url: '/reports/energy/20240101#a-b' });
  expect(offer()).not.toBeInTheDocument();
  leave();

  document.documentElement.dataset['placeKept'] = '600';
  openReport();
  expect(offer()).not.toBeInTheDocument();
  document.documentElement.removeAttribute('data-place-kept');
});

test('change 10 the front page leads to the article of the dated report, for a week', async () => {
  readBefore();
  fakeServer({ 'GET /ai/mediamonitoring/list': { reports: [{ name: 'Energy', slug: 'energy' }] } });
  const open = () => {
    const store = createStore();
    store.set(userInfoAtom, user);
    return renderAt(<NewReports onReady={jest.fn()} />, { store });
  };
  const { unmount } = open();
  const link = await screen.findByRole('link', { name: 'Title c' });
  expect(screen.getByRole('heading', { level: 2, name: 'Continue reading' })).toBeVisible();
  expect(link).toHaveAttribute('href', '/reports/energy/20240101#a-c');
  unmount();

  jest.setSystemTime(new Date(2024, 0, 12, 10));
  open();
  expect(await screen.findByRole('link', { name: 'Energy' })).toBeVisible();
  expect(screen.queryByText('Continue reading')).not.toBeInTheDocument();
});
