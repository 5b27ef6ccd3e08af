/** Stands in for Babel's regenerator in a function that returns in its first step. */
export const regenerator = {
  /** @template T @param {T} steps */
  mark: (steps) => steps,
  /** @param {(context: { next: number, abrupt: (how: string, value: unknown) => unknown }) => unknown} step */
  wrap: (step) =>
    new Promise((resolve) => {
      resolve(step({ next: 0, abrupt: (_how, value) => value }));
    }),
};

/** The helpers of okta-react's bundle for old browsers, and stand-ins that do what its provider needs of them. */
const standIns = {
  "_asyncToGenerator from '@babel/runtime/helpers/asyncToGenerator'":
    'const _asyncToGenerator = (run) => run;',
  "_slicedToArray from '@babel/runtime/helpers/slicedToArray'": 'const _slicedToArray = (list) => list;',
  // The provider has one asynchronous function.
  "_regeneratorRuntime from '@babel/runtime/regenerator'": `const _regeneratorRuntime = { mark: ${String(regenerator.mark)}, wrap: ${String(regenerator.wrap)} };`,
  "{ compare } from 'compare-versions'":
    "const compare = (version, oldest) => version.localeCompare(oldest, 'en', { numeric: true }) >= 0;",
};

/**
 * Leaves the helpers out of okta-react's bundle: the portal's browsers can do without. Throws if one is missing.
 *
 * @param {string} source
 */
export default function dropPolyfills(source) {
  let text = source;
  for (const [imported, standIn] of Object.entries(standIns)) {
    const line = `import ${imported};`;
    if (!text.includes(line)) throw new Error(`okta-react no longer has "${line}".`);
    text = text.replace(line, standIn);
  }
  return text;
}
