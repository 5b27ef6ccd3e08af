import { distanceTo, placeHere, tellKeptPlace } from './keptPlace';

let top = 0;
Object.defineProperty(window, 'scrollY', { get: () => top });

beforeEach(() => {
  top = 700;
  document.body.replaceChildren();
});

/** An article that begins that far (px) below the upper edge of the window, or above it. */
function addArticle(distance: number) {
  const article = document.createElement('article');
  article.id = 'a-energy';
  article.getBoundingClientRect = () => new DOMRect(0, distance, 300, 400);
  document.body.append(article);
  return article;
}

/** Heights at which something stands in the window. */
function standAt(element: Element, ...heights: number[]) {
  jest
    .spyOn(document, 'elementsFromPoint')
    .mockImplementation((x, y) =>
      x === innerWidth / 2 && heights.includes(y) ? [document.createElement('p'), element] : [],
    );
}

test('R-21 the page tells its screens where the reader has left this entry of the history', () => {
  const told: (string | undefined)[] = [];
  for (const state of [{ idx: 1 }, { idx: 0, top: 700 }, null]) {
    history.replaceState(state, '');
    tellKeptPlace();
    told.push(document.documentElement.dataset['placeKept']);
  }
  expect(told).toEqual([undefined, '700', undefined]);
});

test.each([3, 2])('R-21 a place has the article at 1/%d of the window', (part) => {
  standAt(addArticle(-120), innerHeight / part);
  expect(placeHere()).toEqual({ top: 700, article: 'a-energy', from: -120 });
});

test('R-21 a place in a page without articles, or between two, is its position', () => {
  const article = addArticle(-120);
  standAt(article);
  expect(placeHere()).toEqual({ top: 700 });

  // Nothing is looked for at the top, where something may come above everything.
  standAt(article, innerHeight / 3);
  top = 0;
  expect(placeHere()).toEqual({});
});

test('R-21 a place is as far as its article, else as its position', () => {
  expect(distanceTo({ top: 900, article: 'a-energy', from: -120 })).toBe(200);
  expect(distanceTo({})).toBe(-700);
  addArticle(30);
  expect(distanceTo({ top: 900, article: 'a-energy', from: -120 })).toBe(150);
});
