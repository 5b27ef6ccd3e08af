/**
 * Paths in no helpful order, with `latest` among them: readers of the API must not rely on its order.
 *
 * @param dates newest first
 */
export function historyPaths(slug: string, dates: string[]) {
  const oddPlaces = dates.filter((_, index) => index % 2 === 1);
  const evenPlaces = dates.filter((_, index) => index % 2 === 0).reverse();
  return [...oddPlaces, 'latest', ...evenPlaces].map((version) => `reports/${slug}/${version}/report.json`);
}
