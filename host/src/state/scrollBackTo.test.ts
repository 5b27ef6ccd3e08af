import { scrollBackTo } from './scrollBackTo';

let top = 0;
/** Where the article begins in the page (px): another place once what is above it has got its real height. */
let begin = 0;
Object.defineProperty(window, 'scrollY', { get: () => top });

const frames = () => new Promise((resolve) => setTimeout(resolve, 60));
/** More of them than the article has to rest. */
const manyFrames = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Tells whoever watches it that the height of the page has changed. */
let resize: () => void = () => undefined;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      resize = () => {
        tell([], this);
      };
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resize = () => undefined;
    }
  };
  const scrollTo = ({ top: position = NaN }: ScrollToOptions) => {
    top = position;
  };
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo as typeof window.scrollTo);
  [top, begin] = [0, 5000];
  const article = document.createElement('article');
  article.id = 'a-energy';
  article.getBoundingClientRect = () => new DOMRect(0, begin - top, 300, 400);
  document.body.replaceChildren(article);
});

const energy = { top: 9000, article: 'a-energy', from: 90 };

test('R-21 the article that was left stays where it was while what is above it gets its height', async () => {
  const way = scrollBackTo(energy, 3000);
  expect(top).toBe(4910);
  begin = 5300;
  await frames();
  expect(top).toBe(5210);
  expect(way.isUnderWay()).toBe(true);

  await manyFrames();
  expect(way.isUnderWay()).toBe(false);
  begin = 6000;
  await frames();
  expect(top).toBe(5210);
});

test('R-21 a position alone is left once it is reached', () => {
  expect(scrollBackTo({ top: 9000 }, 3000).isUnderWay()).toBe(false);
  expect(top).toBe(9000);
});

test('R-21 no frame shows the article elsewhere, also where the browser does not keep it in its place', () => {
  const way = scrollBackTo(energy, 3000);
  begin = 5300;
  resize();
  expect(top).toBe(5210);

  way.stop();
  begin = 6000;
  resize();
  expect(top).toBe(5210);
});
