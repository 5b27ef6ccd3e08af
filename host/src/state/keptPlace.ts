/**
 * A place of the page: how far it is scrolled (px), and the article that is read there with its distance from the upper
 * edge (px), as what stands above it may be higher or lower the next time.
 */
export interface Place {
  top?: number | undefined;
  article?: string | undefined;
  from?: number | undefined;
}

/** The place at which the reader left this entry of the browser's history; its `top` is missing at the page's top. */
export const keptPlace = (): Place => (history.state as Place | null) ?? {};

/** Screens that scroll to a part of themselves leave it to the place (px), and begin with all that is above it. */
export const tellKeptPlace = (): void => {
  const { dataset } = document.documentElement;
  const { top } = keptPlace();
  if (top === undefined) delete dataset['placeKept'];
  else dataset['placeKept'] = String(top);
};

export function placeHere(): Place {
  const article = scrollY > 0 ? (articleAt(3) ?? articleAt(2)) : undefined;
  return { top: scrollY || undefined, article: article?.id, from: article?.getBoundingClientRect().top };
}

/** Looked for at a part of the window: thousands of articles would have to be laid out to ask each. */
const articleAt = (part: number) =>
  document
    .elementsFromPoint(innerWidth / 2, innerHeight / part)
    .find(({ localName }) => localName === 'article');

/** How far (px) the page is from a place: by its article, if that is there. */
export const distanceTo = ({ top = 0, article = '', from = 0 }: Place): number => {
  const element = document.getElementById(article);
  return element ? element.getBoundingClientRect().top - from : top - scrollY;
};
