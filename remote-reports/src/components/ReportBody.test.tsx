import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom } from '@portal/shared';
import { neverIdle, renderAt } from '@portal/shared/testing';
import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { ReportBody } from './ReportBody';

const scrolledTo = jest.fn<undefined, [string]>();

beforeEach(() => {
  scrolledTo.mockClear();
  // jsdom lays nothing out and has nothing to scroll.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
});

const article = (article_id: string, alias: string | null) =>
  sampleArticle({ article_id, topic: { alias }, news_result: { title: `About ${article_id}` } });

const articles = [article('g1', 'Grid'), article('w1', 'Wind'), article('g2', 'GRID'), article('none', null)];

interface Options {
  report?: Record<string, unknown>;
  version?: string;
  url?: string;
}

function draw({ report = { articles }, version = 'latest', url = '/reports/energy' }: Options = {}) {
  return renderAt(
    <ReportBody
      report={toReport(sampleAnswer(report), 'energy')}
      version={version}
      textStyle={{ size: 'standard', isCompact: false }}
    />,
    {
      url,
    },
  );
}

const topics = () => within(screen.getByRole('navigation', { name: 'Topics' }));

test('R-1, H-8, B-17 the topics are listed Z to A with their counts, and jump to their first article', async () => {
  const { url } = draw({ url: '/reports/energy' });
  expect(topics().getByText('Z to A')).toBeVisible();
  const names = topics().getAllByRole('link', { hidden: true });
  expect(names.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Wind, 1 article', '/reports/energy#a-w1'],
    ['Grid, 2 articles', '/reports/energy#a-g1'],
    ['No topic, 1 article', '/reports/energy#a-none'],
  ]);

  await userEvent.click(topics().getByText('Topics'));
  await userEvent.click(topics().getByRole('link', { name: 'Grid, 2 articles' }));
  expect(url()).toBe('/reports/energy#a-g1');
  expect(screen.getByRole('heading', { name: 'About g1' })).toHaveFocus();
  expect(scrolledTo).toHaveBeenLastCalledWith('a-g1');
});

test('R-1 on small screens the topics are folded', () => {
  draw();
  expect(screen.getByRole('navigation', { name: 'Topics' }).querySelector('details')).not.toHaveAttribute(
    'open',
  );
});

test('R-1 on large screens they are a rail, with the topic that is being read marked', async () => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => media });
  draw();
  expect(document.querySelector('nav details')).toBeNull();
  expect(document.querySelector('[aria-current]')).toBeNull();

  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.querySelector('#a-none') ? 9000 : -10);
  });
  fireEvent.scroll(window);
  await waitFor(() => {
    expect(topics().getByRole('link', { current: true })).toHaveAccessibleName('Grid, 2 articles');
  });
  Reflect.deleteProperty(window, 'matchMedia');
});

test('R-2 the line at a glance counts what is shown', () => {
  draw();
  const facts = within(screen.getByRole('list', { name: 'At a glance' })).getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    '4 articles',
    '2 topics',
    '4 actions',
    'about 1 min',
  ]);
});

test('R-3 the actions are listed once more by organisation type, with all that they say, and lead to their articles', async () => {
  const { url } = draw({ report: { articles: [article('g1', 'Grid')] } });
  const heading = await screen.findByRole('heading', { level: 3, name: 'Utility' });
  const action = within(heading.closest('details') ?? heading).getByRole('listitem');
  expect(action).toHaveTextContent(
    /^Watch the tenderRead it by Friday\.Impact: A better offer\.From: About g1$/,
  );
  await userEvent.click(within(action).getByRole('link', { name: 'About g1' }));
  expect(url()).toBe('/reports/energy#a-g1');
  expect(screen.getByRole('heading', { name: 'About g1' })).toHaveFocus();
});

test('R-8 older and newer reports are linked at the end, and not at the ends', async () => {
  const { unmount } = draw();
  const [older, newer] = within(
    await screen.findByRole('navigation', { name: 'Older and newer reports' }),
  ).getAllByRole('link');
  expect(older).toHaveAttribute('rel', 'prev');
  expect(older).toHaveAttribute('href', '/reports/energy/20231229');
  expect(older).toHaveTextContent('Older report Fri Dec 29, 2023');
  expect(newer).toHaveAttribute('rel', 'next');
  expect(newer).toHaveAttribute('href', '/reports/energy/20240103');
  unmount();

  draw({ version: '20240103' });
  expect(await screen.findByText(/Older report/)).toBeVisible();
  expect(screen.queryByText(/Newer report/)).not.toBeInTheDocument();
});

test('R-8 a dated report that is not the newest says so, and leads to the latest and to its neighbours', () => {
  const { unmount } = draw({ version: '20231229' });
  expect(screen.getByText(/You are reading an older report/)).toHaveTextContent(
    'You are reading an older report. The latest is from Wed Jan 03, 2024. Read the latest',
  );
  expect(screen.getByRole('link', { name: 'Read the latest' })).toHaveAttribute('href', '/reports/energy');
  expect(screen.getByRole('link', { name: 'Newer' })).toHaveAttribute('rel', 'next');
  unmount();

  draw({ version: '20240103' }).unmount();
  draw();
  expect(screen.queryByText(/You are reading/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
});

test('R-9 the link to an article leads into the dated report, which stays what it is', async () => {
  neverIdle();
  userEvent.setup();
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Copy link: About g1' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/reports/energy/20240102#a-g1');
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/reports/energy/20240102');
});

test('R-9 whoever comes with the address of an article is taken to it', () => {
  draw({ url: '/reports/energy#a-g2' });
  expect(scrolledTo).toHaveBeenLastCalledWith('a-g2');
  expect(screen.getByRole('heading', { name: 'About g2' })).toHaveFocus();
});

test.each(['#a-unknown', '#', '#articles', '#a-%E0%A4%A'])(
  'R-9 the address %s leads to no article',
  (hash) => {
    draw({ url: `/reports/energy${hash}` });
    expect(scrolledTo).not.toHaveBeenCalled();
  },
);

test('R-9 whoever comes for an article that the report has not is told so', () => {
  const line = 'That article is not in this report. It may be in an older one.';
  const { store, unmount } = draw({ url: '/reports/energy#a-gone' });
  expect(screen.getByText(line)).toBeVisible();
  expect(store.get(announcementAtom)).toBe(line);
  // A reader who goes on to another article hears of that alone.
  fireEvent.click(topics().getByRole('link', { name: 'Grid, 2 articles', hidden: true }));
  expect(store.get(announcementAtom)).toBe(line);
  unmount();

  for (const hash of ['#a-g2', '#actions', '#topics', '']) {
    const { store: told, unmount: end } = draw({ url: `/reports/energy${hash}` });
    expect(screen.queryByText(line)).not.toBeInTheDocument();
    expect(told.get(announcementAtom)).toBe('Report loaded, 4 articles');
    end();
  }
});

test('R-10 the report can be printed, and says on paper where it comes from', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText('http://localhost/reports/energy/20240102')).toBeInTheDocument();
});

test('R-23 one line says that it is made with AI, and how for those who ask', async () => {
  draw();
  expect(screen.getByText(/Built with AI/)).toBeVisible();
  await userEvent.click(screen.getByText('How this was made'));
  expect(screen.getByText(/This report is built daily with AI/)).toBeVisible();
});

test('B-25 two articles of one id have two anchors', () => {
  draw({ report: { articles: [article('x', 'A'), article('x', 'A')] } });
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['a-x', 'a-x-2']);
});

test('B-39 of many articles all are in the page, laid out only where they are seen', async () => {
  const many = Array.from({ length: 150 }, (_, index) => article(`n${String(index)}`, 'Grid'));
  draw({ report: { articles: many }, url: '/reports/energy#a-n149' });
  await waitFor(() => {
    expect(document.querySelectorAll('article')).toHaveLength(150);
  });
  expect(document.head.textContent).toMatch(/content-visibility: ?auto/);
  expect(scrolledTo).toHaveBeenLastCalledWith('a-n149');
});

test('no level of heading is skipped', async () => {
  draw();
  await screen.findByRole('heading', { name: 'Actions' });
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
});

test('R-15 what is drawn, and heard as something else, is drawn in browsers that do not know the difference', () => {
  draw();
  const drawn = [...document.head.textContent.matchAll(/content: ?('[^']*') ?\/ ?'[^']*';/g)];
  expect(drawn.length).toBeGreaterThan(2);
  for (const [both, seen = ''] of drawn)
    expect(document.head.textContent).toContain(`content:${seen};${both}`);
});
