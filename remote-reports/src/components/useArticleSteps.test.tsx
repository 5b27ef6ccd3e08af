import { fireEvent, screen } from '@testing-library/react';
import { Link } from '@portal/shared/router';
import { renderAt } from '@portal/shared/testing';
import { useArticleSteps } from './useArticleSteps';
import { useScrollToArticle } from './useScrollToArticle';

/** Where the articles stand in the page (px), which ends too soon for the last two to come to the top of the window. */
const heights: Record<string, number> = { a: 600, b: 1100, c: 1500, d: 1750 };
const lowest = 1200;
const anchors = Object.keys(heights);

let scrolled = 0;
const placeOf = ({ id }: Element) => heights[id.replace('a-', '')] ?? 0;

beforeEach(() => {
  scrolled = 0;
  Object.defineProperty(globalThis, 'scrollY', { get: () => scrolled, configurable: true });
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled = Math.min(placeOf(this), lowest);
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, placeOf(this.firstElementChild ?? this) - scrolled, 300, 200);
  });
});

/** A report with keys, with a button for each way, and with a link to each article. */
function draw() {
  let here: () => string | null = () => null;
  function Keys() {
    const steps = useArticleSteps(anchors);
    here = () => steps.here();
    return <button onClick={() => steps.step(1)}>Key</button>;
  }
  function Button() {
    const { step } = useArticleSteps(anchors);
    return <button onClick={() => step(1)}>Next</button>;
  }
  function Links() {
    useScrollToArticle(0, ignore);
    return ['a-c', 'a-d', 'summary'].map((id) => (
      <Link key={id} to={`#${id}`}>
        {id}
      </Link>
    ));
  }
  renderAt(
    <>
      <p id="summary" />
      <Keys />
      <Button />
      <Links />
      {anchors.map((anchor) => (
        <div key={anchor}>
          <article id={`a-${anchor}`} />
        </div>
      ))}
    </>,
  );
  return () => here();
}

const ignore = () => undefined;
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByText(name));
};

test.each([
  ['a key', ['Key', 'Key', 'Key', 'Key'], 'd'],
  ['a button', ['Next', 'Next', 'Next', 'Next'], 'd'],
  ['a link', ['a-d'], 'd'],
  ['a link, and then a key', ['a-c', 'Key'], 'd'],
  ['a key, and then a button', ['Key', 'Key', 'Key', 'Next'], 'd'],
  ['one link after another', ['a-d', 'a-c'], 'c'],
])(
  'R-20 near the end of the page keys act on the article to which the reader went by %s',
  (_what, way, at) => {
    const here = draw();
    press(...way);
    expect(here()).toBe(at);
  },
);

test('R-20 whoever has scrolled on, or went to the summary, is no longer there', () => {
  const here = draw();
  press('a-d');
  scrolled = 1000;
  expect(here()).toBe('b');
  press('a-d', 'summary');
  expect(here()).toBeNull();
});
