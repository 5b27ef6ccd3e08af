export interface SingletonPage {
  portalSingletons?: Record<string, unknown>;
}

/**
 * The host records its copies of the shared modules (`marks`) on the page; every other app must hold the same. Two
 * copies would mean two stores or two Reacts and a page that hangs silently. Throws a sentence with the app's name.
 */
export function compareSingletons(page: SingletonPage, app: string, marks: Record<string, unknown>) {
  page.portalSingletons ??= marks;
  const held = page.portalSingletons;
  const stray = Object.keys(held).filter((name) => marks[name] !== held[name]);
  if (stray.length > 0) throw new Error(`${app} brings its own copy of ${stray.join(', ')}.`);
}
