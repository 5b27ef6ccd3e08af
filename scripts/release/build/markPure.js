/**
 * Tells webpack and the minifier of react-router's bundle what has no effect of its own, so that they leave out what no
 * name at the door of `shared` needs: contexts, components, their names for debugging.
 *
 * @param {string} source
 */
export default function markPure(source) {
  return source
    .replace(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
    .replace(/^ *\w+\.displayName = "[\w. ]+";$/gm, '')
    .replace(
      /^(var (\w+) = class extends React\d*\.Component \{)([^]*?)^\2\.contextType = (\w+);$/gm,
      '$1 static contextType = $4;$3',
    );
}
