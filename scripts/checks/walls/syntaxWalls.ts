import { toolRooms } from '../toolRooms.ts';
import { isAtOneOf, type Place } from './place.ts';

/** Restricts a piece of syntax, found by selectors on the syntax tree. */
interface SyntaxWall {
  selectors: string[];
  message: string;
  /** where it is allowed */
  homes?: string[];
  /** where it is refused; everywhere if missing */
  at?: string[];
  /** applies in tests too */
  inTests?: boolean;
  /** false: files named `use*` are free */
  inEffects?: boolean;
}

const member = (names: string) => [
  `MemberExpression[computed=false][property.name=/^(${names})$/]`,
  `MemberExpression[computed=true][property.value=/^(${names})$/]`,
];

const html = 'innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe';

const toolHomes = toolRooms.map((room) => `scripts/${room}`);

/** A text with letters in it. */
const words = ':matches(Literal[value=/\\p{L}/u], TemplateLiteral:has(TemplateElement[value.raw=/\\p{L}/u]))';

const syntaxWalls: SyntaxWall[] = [
  {
    selectors: ['TSEnumDeclaration'],
    message: "Write a union of texts ('a' | 'b') instead of an enum.",
    inTests: true,
  },
  {
    selectors: ['ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"],
    message: "Export it by the file's name: a default export can be called anything elsewhere.",
    homes: ['scripts/federation', 'scripts/jest'],
    inTests: true,
  },
  {
    selectors: ["ImportExpression[source.type!='Literal']"],
    message: 'Write the module name out as a plain text, so that the walls can read it.',
    // They load the apps' configurations, whose folders are data.
    homes: ['scripts/release/build', 'scripts/dev', 'scripts/checks'],
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
    selectors: [
      ...member('dispatchEvent'),
      "CallExpression[callee.name='dispatchEvent']",
      'NewExpression[callee.name=/^(Custom|Focus|Input|Keyboard|Mouse|Pointer|Touch|UI)?Event$/]',
    ],
    message: 'Nobody pressed anything: call the function that the event would have called, or set its state.',
    // The tools drive a browser of their own.
    homes: toolHomes,
  },
  {
    selectors: member('querySelector(All)?|getElementsBy\\w+|closest'),
    message:
      'Hold the element by a ref, or find it by its id: a selector breaks unseen when the markup changes.',
    // The link that led to another screen belongs to a remote, and only its address is known to the host.
    // The popups of the host have no ids, and say by role and state that they are open.
    homes: ['host/src/state/createPlaces.ts', 'remote-reports/src/components/isPopupOpen.ts', ...toolHomes],
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
  {
    selectors: [
      "CallExpression[callee.name='createKeptAtom'] > ObjectExpression > Property[key.name='name']:not([value.value=/^\\w+\\.\\w/])",
    ],
    message:
      "Begin the name with the remote's ('news.read'): all remotes keep what they keep beside each other.",
    // Readers have their marks under its name already.
    homes: ['remote-reports/src/state/readingAtom.ts'],
  },
  {
    selectors: [
      'JSXText[value=/\\p{L}/u]',
      `JSXElement > JSXExpressionContainer > ${words}`,
      `JSXAttribute[name.name=/^(aria-label|alt|placeholder|title|label|legend|text|hint|actLabel|done|refused)$/] ${words}`,
      `CallExpression[callee.name='useAnnouncement'] > ${words}`,
      ':not(CallExpression[callee.type="Super"]) > Literal[value=/^\\p{Lu}\\S* \\p{L}/u]',
      'Property > Literal[value=/^\\p{Lu}\\p{Ll}+\\.?$/u]',
    ],
    message: 'Words for readers stand in texts/, a file for each screen and each part that is loaded late.',
    at: [
      'host/components',
      'host/local',
      'host/remotes',
      'host/screens',
      'remote-auth/components',
      'remote-auth/screens',
      'remote-reports/components',
      'remote-reports/screens',
      'shared/ui',
    ],
  },
];

export function syntaxWallsAt(place: Place) {
  return syntaxWalls.filter(
    ({ homes, at, inTests = false, inEffects = true }) =>
      !isAtOneOf(place, homes) &&
      (at === undefined || isAtOneOf(place, at)) &&
      (place.kind !== 'test' || inTests) &&
      (place.kind !== 'effects' || inEffects),
  );
}

export const filesNamedBySyntaxWalls = syntaxWalls.flatMap(({ homes = [] }) => homes);
