import { browserWallsAt } from './browserWalls.ts';
import { importWallsAt } from './importWalls.ts';
import { syntaxWallsAt } from './syntaxWalls.ts';
import { isTool, type Place } from './place.ts';
import type { Linter } from 'eslint';

const globalObjects = ['window', 'self', 'globalThis', 'document', 'top', 'parent', 'frames'];

/** A regex inside an ESLint selector must not contain a slash. */
const inSelector = (regex: string) => `/${regex.replaceAll('/', '\\u002F')}/`;

/** Selectors for `import('x')` and `import('x').Type`, which no-restricted-imports misses. */
function importSelectors(walls: ReturnType<typeof importWallsAt>) {
  return walls
    .filter(({ names }) => !names)
    .flatMap(({ regex, message, areTypesFree }) =>
      ['ImportExpression', ...(areTypesFree ? [] : ['TSImportType'])].map((node) => ({
        selector: `${node}[source.value=${inSelector(regex)}]`,
        message,
      })),
    );
}

/** `const { fetch } = window` counts as `window.fetch`. */
function globalSelectors(walls: ReturnType<typeof browserWallsAt>) {
  const owner = `VariableDeclarator[init.name=/^(${globalObjects.join('|')}|navigator)$/]`;
  return walls.flatMap(({ names, members = [], message }) => [
    {
      selector: `${owner} > ObjectPattern > Property[key.name=/^(${[...names, ...members].join('|')})$/]`,
      message,
    },
    ...members.map((name) => ({ selector: `MemberExpression[property.name='${name}']`, message })),
  ]);
}

const effects = {
  name: 'react',
  importNames: ['useEffect', 'useLayoutEffect', 'useInsertionEffect'],
  message:
    'An effect lives in a hook of its own: a file use*.ts in state/ (in shared: beside what it keeps).',
};

/** All rules of a place in one block: in a flat configuration a later block replaces a rule's options. */
export function wallRules(place: Place): Linter.RulesRecord {
  const imports = importWallsAt(place);
  const browser = browserWallsAt(place);
  const syntax = syntaxWallsAt(place).flatMap(({ selectors, message }) =>
    selectors.map((selector) => ({ selector, message })),
  );
  const globals = browser.flatMap(({ names, message }) => names.map((name) => ({ name, message })));

  return {
    'no-restricted-imports': [
      'error',
      {
        paths: place.kind === 'plain' && !isTool(place) ? [effects] : [],
        patterns: imports.map(({ regex, message, names, areTypesFree }) => ({
          regex,
          message,
          allowTypeImports: areTypesFree,
          ...(names && { importNamePattern: names }),
        })),
      },
    ],
    'no-restricted-globals': ['error', { globals, checkGlobalObject: true, globalObjects }],
    'no-restricted-syntax': ['error', ...syntax, ...importSelectors(imports), ...globalSelectors(browser)],
  };
}
