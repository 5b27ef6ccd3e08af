import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, createLatePart } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { toArticles } from '../api/toArticles';
import { sampleArticle } from '../testing/sampleArticle';
import { TopicPill } from './TopicPill';
import type { TopicSheetProps } from './TopicSheet';

const line = '“Topics” could not be opened. Please try again.';
const pill = () => screen.getByRole('button', { name: /^Topics/ });

// jsdom has no layout: the list of topics is above the window, as if the reader had scrolled on.
beforeEach(() => {
  const IntersectionObserver = class {
    observe: () => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.observe = () => {
        tell([{ isIntersecting: false }]);
      };
    }
    disconnect() {}
  };
  Object.assign(globalThis, { IntersectionObserver });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

/** The button, and the end of each attempt to load what it opens: a failure, or a sheet with one word. */
function draw() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let end: (isThere: boolean) => void = () => undefined;
  const sheetPart = createLatePart<TopicSheetProps>({
    name: 'reports.topics',
    load: () =>
      new Promise((resolve, reject) => {
        end = (isThere) => {
          if (isThere) resolve(() => <p>Sheet</p>);
          else reject(new Error('no chunk'));
        };
      }),
    onIdle: 'nothing',
  });
  const { store } = renderAt(
    <>
      <nav id="topics" />
      <h1>Energy</h1>
      <TopicPill articles={toArticles([sampleArticle()])} hasSummary sheetPart={sheetPart} />
    </>,
  );
  return {
    said: () => store.get(announcementAtom),
    load: (isThere: boolean) =>
      act(async () => {
        end(isThere);
        await Promise.resolve();
      }),
  };
}

test('R-1 topics that are awaited, and cannot be had, are said to be so, and opened at the next press', async () => {
  const { said, load } = draw();
  await userEvent.click(pill());
  expect(screen.getByText('Opening...')).toBeVisible();
  await load(false);
  expect(screen.getByText(line)).toBeVisible();
  expect(said()).toBe(line);
  expect(pill()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(pill());
  expect(screen.queryByText(line)).not.toBeInTheDocument();
  await load(true);
  expect(screen.getByText('Sheet')).toBeVisible();
  expect(screen.queryByText('Opening...')).not.toBeInTheDocument();
});

test('R-1 the line about topics that cannot be had goes by itself', async () => {
  const { load } = draw();
  await userEvent.click(pill());
  jest.useFakeTimers();
  await load(false);
  expect(screen.getByText(line)).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(4000);
  });
  expect(screen.queryByText(line)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test.each([
  ['a press on something else', () => userEvent.click(screen.getByRole('heading'))],
  ['Tab', () => userEvent.tab()],
  ['Esc', () => userEvent.keyboard('{Escape}')],
])(
  'R-1 %s takes back topics that are still awaited, a second press on their button does not',
  async (_what, goOn) => {
    const { said, load } = draw();
    await userEvent.click(pill());
    await userEvent.pointer({ keys: '[MouseLeft>]', target: pill() });
    expect(screen.getByText('Opening...')).toBeVisible();
    await goOn();
    expect(screen.queryByText('Opening...')).not.toBeInTheDocument();
    await load(true);
    expect(screen.queryByText('Sheet')).not.toBeInTheDocument();
    expect(pill()).toHaveAttribute('aria-expanded', 'false');
    expect(said()).toBe('Opening...');
  },
);

test('R-1, R-21 a button that comes after the page was scrolled names the topic at once', () => {
  const [article] = toArticles([sampleArticle()]);
  jest.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 400));
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('article'), { id: `a-${article?.anchor ?? ''}` }));
  document.body.append(item);
  draw();
  expect(pill()).toHaveTextContent(article?.topic ?? 'no topic');
  item.remove();
});
