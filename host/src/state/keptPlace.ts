/** The position (px) at which the reader left this entry of the browser's history; none for its top. */
export const keptPlace = (): number | undefined => (history.state as { top?: number } | null)?.top;

/** Screens that scroll to a part of themselves leave it to the place (px), and begin with all that is above it. */
export const tellKeptPlace = (): void => {
  const { dataset } = document.documentElement;
  const place = keptPlace();
  if (place === undefined) delete dataset['placeKept'];
  else dataset['placeKept'] = String(place);
};
