export interface SingletonPage {
  portalSingletons?: Record<string, unknown>;
}

/**
 * The first app on a page, the host, says by one value each which copies of the shared modules it holds; every other
 * app must hold the same. Two copies would be two stores or two Reacts: a page that waits for ever and says nothing.
 * Throws a sentence that names the app and the modules, which keeps the app from starting.
 *
 * @param page what is common to all apps of a page
 * @param app the app's federation name
 */
export function compareSingletons(page: SingletonPage, app: string, marks: Record<string, unknown>) {
  page.portalSingletons ??= marks;
  const held = page.portalSingletons;
  const stray = Object.keys(held).filter((name) => marks[name] !== held[name]);
  if (stray.length > 0) throw new Error(`${app} brings its own copy of ${stray.join(', ')}.`);
}
