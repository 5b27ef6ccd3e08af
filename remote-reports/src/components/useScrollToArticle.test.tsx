import { act, fireEvent, screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { useState } from 'react';
import { useScrollToArticle } from './useScrollToArticle';

const scrolledTo = jest.fn<undefined, [string]>();
const onLost = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
});

afterEach(() => {
  jest.useRealTimers();
});

/** A report of which more is drawn at a press. */
function Articles() {
  const [count, setCount] = useState(1);
  useScrollToArticle(count, onLost);
  return (
    <>
      <article id="a-g1">
        <h3 id="title-g1" tabIndex={-1}>
          About g1
        </h3>
      </article>
      <button
        onClick={() => {
          setCount(count + 1);
        }}
      >
        More
      </button>
    </>
  );
}

const drawMore = () => {
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
};
const article = () => screen.getByRole('article');

test('R-9, B-39 whoever has landed is not led back when the rest of the report is drawn', () => {
  renderAt(<Articles />, { url: '/reports/energy#a-g1' });
  expect(scrolledTo).toHaveBeenLastCalledWith('a-g1');
  scrolledTo.mockClear();
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  screen.getByRole('button', { name: 'More' }).focus();

  drawMore();
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'About g1' })).not.toHaveFocus();
  expect(article()).toHaveAttribute('data-reached');
  fireEvent.keyDown(document.body);
  expect(article()).not.toHaveAttribute('data-reached');
});

test('R-9, B-39 before that the landing goes on, unless the reader moves the page', () => {
  renderAt(<Articles />, { url: '/reports/energy#a-g1' });
  scrolledTo.mockClear();
  drawMore();
  expect(scrolledTo).toHaveBeenCalledTimes(1);
  fireEvent.wheel(document.body);
  drawMore();
  expect(scrolledTo).toHaveBeenCalledTimes(1);
});
