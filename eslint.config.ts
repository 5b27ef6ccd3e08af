import { defineConfig } from 'eslint/config';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { workspacesIn } from './scripts/checks/house/workspaces.ts';
import { wallBlocks } from './scripts/checks/walls/wallBlocks.ts';

/*
 * scripts/checks/rooms.ts holds the import rules between rooms, scripts/checks/walls those for modules, browser globals
 * and syntax. `npm run arrows` plants a violation of each and expects lint to report it.
 */
const tests = ['**/*.test.{ts,tsx}', 'scripts/**/*.e2e.ts'];

const asErrors = (rules: object) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, value]) => [
      name,
      value === 'off' ? ('off' as const) : ('error' as const),
    ]),
  );
const readonly = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'readonly' as const]));

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.cache/',
      '.composed/',
      'screenshots/',
      'playwright-report/',
      'test-results/',
      'coverage/',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
      globals: readonly(['window', 'self', 'document', 'navigator', 'location', 'history']),
    },
    // Without these settings import-x/no-cycle silently skips TypeScript.
    settings: { ...importX.flatConfigs.typescript.settings },
    rules: {
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
      // Giving one option resets the others, hence all of them.
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
  {
    files: ['*/src/**/*.{ts,tsx}'],
    plugins: reactHooks.configs.flat.recommended.plugins,
    rules: asErrors(reactHooks.configs.flat.recommended.rules),
  },
  ...wallBlocks(workspacesIn(import.meta.dirname)),
  {
    // These files hold `javascript:` addresses as data.
    files: [...tests, 'scripts/local/data/hostile/*.ts'],
    rules: { 'no-script-url': 'off' },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      // jest's matchers (`expect.objectContaining`) are of type any.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    // Configuration that tools read as JavaScript, and the installer, which runs before TypeScript can.
    files: ['*.js', '*/webpack.config.js', 'scripts/install.mjs', 'scripts/**/*.js'],
    extends: [tseslint.configs.strict],
    rules: { eqeqeq: 'error' },
  },
);
