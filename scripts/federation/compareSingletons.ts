/**
 * The first app on a page, the host, says by one value each which copies of the shared modules it holds; every other
 * app must hold the same. Two copies would be two stores or two Reacts: a page that waits for ever and says nothing.
 * Throws a sentence that names the app and the modules, which keeps the app from starting.
 *
 * @param {{ portalSingletons?: Record<string, unknown> }} page what is common to all apps of a page
 * @param {string} app the app's federation name
 * @param {Record<string, unknown>} marks
 */
export function compareSingletons(page, app, marks) {
  page.portalSingletons ??= marks;
  const held = page.portalSingletons;
  const stray = Object.keys(held).filter((name) => marks[name] !== held[name]);
  if (stray.length > 0) throw new Error(`${app} brings its own copy of ${stray.join(', ')}.`);
}
