/** Shuffled on purpose, with `latest` among them: clients must not rely on the order. */
export function historyPaths(slug: string, dates: string[]) {
  const oddPlaces = dates.filter((_, index) => index % 2 === 1);
  const evenPlaces = dates.filter((_, index) => index % 2 === 0).reverse();
  return [...oddPlaces, 'latest', ...evenPlaces].map((version) => `reports/${slug}/${version}/report.json`);
}
