import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { useState } from 'react';
import { toArticles } from '../api/toArticles';
import { sampleArticle } from '../testing/sampleArticle';
import { ArticleMarksContext } from './ArticleMarksContext';
import type { ArticleView } from './ArticleView';
import { ComparisonContext } from './ComparisonContext';
import { Find } from './Find';

const articles = toArticles([
  sampleArticle({ article_id: 'a', news_result: { title: 'Wind' } }),
  sampleArticle({ article_id: 'b', news_result: { title: 'Sun' }, actions: [{ action: 'Wait.' }] }),
]);

function Drawn({ onShow }: { onShow: (shown: string[] | null) => void }) {
  const [view, setView] = useState<ArticleView | null>(null);
  return (
    <Find
      articles={articles}
      view={view}
      onView={(next) => {
        setView(next);
        onShow(next?.shown ? [...next.shown] : null);
      }}
    />
  );
}

const compared = { day: null, compare: () => undefined, marks: null };

function draw(setRead: (() => void) | null = () => undefined, added?: string[]) {
  const onShow = jest.fn<undefined, [string[] | null]>();
  const marks = { fresh: new Set(['b']), read: new Set(['a']), setRead };
  const { store } = renderAt(
    <ArticleMarksContext value={marks}>
      <ComparisonContext
        value={{
          ...compared,
          ...(added && { marks: { date: '20240101', label: 'New', added: new Set(added) } }),
        }}
      >
        <Drawn onShow={onShow} />
      </ComparisonContext>
    </ArticleMarksContext>,
  );
  return { shown: () => onShow.mock.lastCall?.[0], said: () => store.get(announcementAtom) };
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole('searchbox', { name: 'Find in this report' });

test('R-7 words find articles, and Esc shows all again, which is seen and said', async () => {
  const { shown, said } = draw();
  expect(said()).toBe('');
  await userEvent.type(box(), 'Wínd');
  expect(shown()).toEqual(['a']);
  expect(screen.getByText('1 of 2 articles')).toBeVisible();
  expect(screen.getByText('Showing 1 of 2 articles')).toBeInTheDocument();
  await waitFor(() => {
    expect(said()).toBe('1 of 2 articles');
  });
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(box()).toHaveValue('');
  await waitFor(() => {
    expect(said()).toBe('2 articles');
  });
});

test('R-7 Esc that takes back a character being composed clears nothing', async () => {
  const { shown } = draw();
  await userEvent.type(box(), 'Wind');
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  expect(shown()).toEqual(['a']);
  expect(box()).toHaveValue('Wind');
});

test('R-7, WCAG 2.4.3 Esc on the button that clears, and goes away with that, leads back to the box', async () => {
  const { shown } = draw();
  await userEvent.type(box(), 'Wind');
  screen.getByRole('button', { name: 'Clear filters' }).focus();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.keyboard('{Escape}');
  expect(new Set(scroll.mock.contexts)).toEqual(new Set([box()]));
  expect(shown()).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(box()).toHaveFocus();
});

test('R-7, WCAG 2.4.11 the box that is reached by Tab is scrolled into sight', async () => {
  draw();
  screen.getByRole('button', { name: 'All' }).focus();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.tab({ shift: true });
  expect(box()).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([box()]);
});

test('R-7 one mark is chosen at a time, and it and organisation types are chosen together', async () => {
  const { shown } = draw();
  await press('New');
  expect(shown()).toEqual(['b']);
  await press('Utility');
  expect(shown()).toEqual([]);
  expect(screen.getByText('No article matches these filters.')).toBeVisible();
  await press('Unspecified');
  expect(shown()).toEqual(['b']);
  await press('Unread');
  expect(screen.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'false');
  await press('Clear filters');
  expect(shown()).toBeNull();
  expect(box()).toHaveFocus();
});

test('R-7 while it is not known who reads, nothing can be chosen by marks', () => {
  draw(null);
  expect(screen.getByRole('button', { name: 'All' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'New' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Unread' })).toBeDisabled();
});

test.each([null, () => undefined])(
  'R-6, R-7 beside an older report, new is what that has not',
  async (setRead) => {
    const { shown } = draw(setRead, ['a']);
    await press('New');
    expect(shown()).toEqual(['a']);
  },
);

test('R-7 how many are found is said once the typing rests', () => {
  jest.useFakeTimers();
  const { said } = draw();
  for (const value of ['Win', 'Wind']) {
    fireEvent.change(box(), { target: { value } });
    act(() => {
      jest.advanceTimersByTime(200);
    });
    expect(screen.getByText('1 of 2 articles')).toBeVisible();
    expect(said()).toBe('');
  }
  act(() => {
    jest.advanceTimersByTime(100);
  });
  expect(said()).toBe('1 of 2 articles');
});

test.each([
  ['under a finger the search key of the keyboard puts it away, and the articles are in sight', true],
  ['at a desk Enter leaves the focus in the box', false],
])('R-7 %s', async (_what, isCoarse) => {
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: isCoarse && query === '(pointer: coarse)' }),
  });
  const { shown } = draw();
  await userEvent.type(box(), 'Wind');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement === box()).toBe(!isCoarse);
  expect(shown()).toEqual(['a']);
  expect(box()).toHaveValue('Wind');
});
