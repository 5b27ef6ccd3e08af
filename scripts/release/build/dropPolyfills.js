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

/**
 * True if a version of the client is at least another, number by number. Its provider asks at every draw, also at the
 * first: comparing by the rules of a language would make a browser load that language's tables before it.
 *
 * @param {string} version
 * @param {string} oldest
 */
export const isAtLeast = (version, oldest) => {
  const least = oldest.split('.').map(Number);
  for (const [place, number] of version.split('.').entries()) {
    const step = parseInt(number, 10) - (least[place] ?? 0);
    if (step !== 0) return step > 0;
  }
  return true;
};

/** The helpers of okta-react's bundle for old browsers, and stand-ins that do what its provider needs of them. */
const standIns = {
  "_asyncToGenerator from '@babel/runtime/helpers/asyncToGenerator'":
    'const _asyncToGenerator = (run) => run;',
  "_slicedToArray from '@babel/runtime/helpers/slicedToArray'": 'const _slicedToArray = (list) => list;',
  // The provider has one asynchronous function.
  "_regeneratorRuntime from '@babel/runtime/regenerator'": `const _regeneratorRuntime = { mark: ${String(regenerator.mark)}, wrap: ${String(regenerator.wrap)} };`,
  "{ compare } from 'compare-versions'": `const compare = ${String(isAtLeast)};`,
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
