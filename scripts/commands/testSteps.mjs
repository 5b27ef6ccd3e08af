import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './findChromium.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} promise what holds when it passes
 * @property {string[]} command the program (a file of node_modules/.bin, or `node`) and its arguments
 * @property {'exit' | 'jest' | 'node'} counts how its tests are counted: the step itself, or what the runner says
 * @property {() => Record<string, string>} [environment]
 */

const scripts = path.join(import.meta.dirname, '..');

/** Node 20 takes names of files, not patterns. @param {string} ending */
const testsEndingIn = (ending) =>
  readdirSync(scripts, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(scripts, file))
    .sort();

/** Everything that `npm test` runs, cheapest first. @type {Step[]} */
export const testSteps = [
  { name: 'types', promise: 'the apps agree in their types', command: ['tsc', '-p', '.'], counts: 'exit' },
  { name: 'script-types', promise: 'so do the scripts', command: ['tsc', '-p', 'scripts'], counts: 'exit' },
  { name: 'lint', promise: 'every line is in its room', command: ['eslint', '.'], counts: 'exit' },
  {
    name: 'format',
    promise: 'it is formatted',
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
    counts: 'exit',
  },
  {
    name: 'arrows',
    promise: 'the rules bite',
    command: ['node', 'scripts/checks/checkArrows.mjs'],
    counts: 'exit',
  },
  {
    name: 'house',
    promise: 'the house is as drawn',
    command: ['node', 'scripts/checks/checkHouse.mjs'],
    counts: 'exit',
  },
  {
    name: 'scripts',
    promise: 'the local stack and the tools work',
    command: ['node', '--test', ...testsEndingIn('.test.mjs')],
    counts: 'node',
  },
  {
    name: 'unit',
    promise: 'every sentence about the product is true west of Greenwich',
    command: ['jest'],
    counts: 'jest',
    environment: () => ({ TZ: 'America/Los_Angeles' }),
  },
  {
    name: 'far-east',
    promise: 'and where the day begins first',
    command: ['jest', 'remote-reports/src/model', 'remote-reports/src/api'],
    counts: 'jest',
    environment: () => ({ TZ: 'Pacific/Kiritimati' }),
  },
  {
    name: 'build',
    promise: 'every app builds without a warning',
    command: ['node', 'scripts/build.mjs'],
    counts: 'exit',
  },
  {
    name: 'gate',
    promise: 'what would break the portal is refused, and what would not is shipped',
    command: ['node', '--test', ...testsEndingIn('.matrix.mjs')],
    counts: 'node',
    environment: () => ({ CHROMIUM_PATH: findChromium() }),
  },
  {
    name: 'e2e',
    promise: 'readers can do what they come for, in a browser',
    command: ['jest', '--config', 'host/e2e/jest.config.js'],
    counts: 'jest',
    environment: () => ({ CHROMIUM_PATH: findChromium() }),
  },
];
