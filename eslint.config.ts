import { readFileSync } from 'node:fs';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { wallBlocks } from './scripts/checks/walls/wallBlocks.mjs';

/*
 * The arrows between rooms are the table in scripts/checks/rooms.mjs; the walls around modules, the browser's abilities
 * and ways of writing are the tables in scripts/checks/walls. `node scripts/checks/checkArrows.mjs` shows that each of
 * them bites.
 */
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const product = workspaces.flatMap((folder) => [`${folder}/src/**/*.{ts,tsx}`, `${folder}/e2e/**/*.ts`]);
const typed = [...product, 'scripts/jest/*.ts'];
const tests = ['**/*.test.{ts,tsx}'];

const asErrors = (rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, value === 'off' ? 'off' : 'error']));
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

/** What ESLint recommends; it ships the list with its rules. */
const recommended = Object.fromEntries(
  [...builtinRules].filter(([, { meta }]) => meta.docs.recommended).map(([name]) => [name, 'error']),
);

/** Scripts drive a browser: the functions that they hand to it run there. */
const browserNames = readonly(
  `CSS document Element getComputedStyle history HTMLElement innerHeight innerWidth localStorage location matchMedia
  MutationObserver Node PerformanceObserver requestAnimationFrame ResizeObserver scrollTo scrollX scrollY self
  sessionStorage window`.split(/\s+/),
);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.cache/',
      '.composed/',
      'screenshots/',
      'coverage/',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { 'react-hooks': reactHooks, 'import-x': importX },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
      globals: readonly(['window', 'self', 'document', 'navigator', 'location', 'history']),
    },
    // Without these settings import-x/no-cycle finds nothing in TypeScript, and does not say so.
    settings: importX.flatConfigs.typescript.settings,
    rules: {
      ...asErrors(reactHooks.configs.flat.recommended.rules),
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'no-alert': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Numbers have one spelling. One option given resets the others, hence all of them.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowNumber: true,
          allowAny: false,
          allowBoolean: false,
          allowNever: false,
          allowNullish: false,
          allowRegExp: false,
        },
      ],
    },
  },
  ...wallBlocks(workspaces),
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      // Tests hand over addresses that must be refused.
      'no-script-url': 'off',
      // jest's matchers (`expect.objectContaining`) are of type any.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },

  {
    files: ['*.js', '*/webpack.config.js', 'scripts/**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...readonly(Object.getOwnPropertyNames(globalThis)), ...browserNames } },
    rules: { ...recommended, eqeqeq: 'error', 'no-var': 'error', 'prefer-const': 'error' },
  },
  {
    files: ['scripts/**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: readonly(['require', 'module', '__dirname']) },
  },
  {
    files: ['scripts/federation/*.js'],
    languageOptions: { globals: readonly(['PORTAL_APP']) },
  },
);
