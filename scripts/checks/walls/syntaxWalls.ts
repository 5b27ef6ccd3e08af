import { isAtOneOf } from './place.mjs';

/**
 * One way of writing that is held up, found by selectors on the syntax tree.
 *
 * @typedef {object} SyntaxWall
 * @property {string[]} selectors
 * @property {string} message says what to do instead
 * @property {string[]} [homes] where it is free
 * @property {boolean} [inTests] holds in tests too
 * @property {boolean} [inEffects] false: files named `use*` are free
 */

/** @param {string} names alternatives of a regex */
const member = (names) => [
  `MemberExpression[computed=false][property.name=/^(${names})$/]`,
  `MemberExpression[computed=true][property.value=/^(${names})$/]`,
];

const html = 'innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe';

/** @type {SyntaxWall[]} */
const syntaxWalls = [
  {
    selectors: ['TSEnumDeclaration'],
    message: "Write a union of texts ('a' | 'b') instead of an enum.",
    inTests: true,
  },
  {
    selectors: ['ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"],
    message: "Export it by the file's name: a default export can be called anything elsewhere.",
    inTests: true,
  },
  {
    selectors: ["ImportExpression[source.type!='Literal']"],
    message: 'Write the module name out as a plain text, so that the walls can read it.',
    inTests: true,
  },
  {
    selectors: [
      "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock|setMock|unmock|dontMock|unstable_mockModule|createMockFromModule|genMockFromModule|requireMock)$/]",
    ],
    message: 'No module is mocked: answer calls with fakeServer, or set the atom in the store of renderAt.',
    inTests: true,
  },
  {
    selectors: [
      'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/]',
      ...member('use(Layout|Insertion)?Effect'),
      'ObjectPattern > Property[key.name=/^use(Layout|Insertion)?Effect$/]',
    ],
    message:
      'An effect lives in a hook of its own: a file use*.ts in state/ (in shared: beside what it keeps).',
    inEffects: false,
  },
  {
    selectors: [
      'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
      "Property[key.name='dangerouslySetInnerHTML'], Property[key.value='dangerouslySetInnerHTML']",
      ...member(html),
      ...member('write|writeln').map((selector) => `${selector}[object.name='document']`),
      ...member('write|writeln').map((selector) => `${selector}[object.property.name='document']`),
    ],
    message: 'Text becomes part of the page as text only: give it to React as a child.',
  },
  {
    selectors: ["[object.name='document']", "[object.property.name='document']"].flatMap((owner) =>
      member('title').map((selector) => selector + owner),
    ),
    message: 'A screen names the document with PageHeading from @portal/shared.',
    homes: ['shared/ui'],
  },
  {
    selectors: member('cookie').map((selector) => `${selector}[object.name='document']`),
    message: 'The portal keeps nothing in cookies: see deviceStorage in @portal/shared.',
  },
];

/** @param {import('./place.mjs').Place} place */
export function syntaxWallsAt(place) {
  return syntaxWalls.filter(
    ({ homes, inTests = false, inEffects = true }) =>
      !isAtOneOf(place, homes) &&
      (place.kind !== 'test' || inTests) &&
      (place.kind !== 'effects' || inEffects),
  );
}
