const pushed = /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;

/**
 * Leaves the prefixes of older browsers out of styled-components: they are off, and the portal's browsers need none of them.
 * Throws if they are not where they were.
 *
 * @param {string} source
 */
export default function dropPrefixer(source) {
  if (!pushed.test(source)) throw new Error('styled-components no longer adds its prefixer in one step.');
  return source.replace(pushed, '');
}
