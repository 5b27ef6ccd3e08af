import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/**
 * One command of the release tool.
 *
 * @typedef {object} Command
 * @property {string} does in a few words
 * @property {string} usage what follows the command's name
 * @property {string} help the rest that `--help` says
 * @property {NonNullable<import('node:util').ParseArgsConfig['options']>} options
 * @property {(values: Values, positionals: string[]) => Promise<Answer>} run
 */

/** @typedef {Record<string, any>} Values */
/** @typedef {{ text: string, json: object, isRefusal?: boolean }} Answer what a person reads, and what a pipeline does */

/** The command was not called as it must be. */
export class UsageError extends Error {}

/** What most commands are told. @type {Command['options']} */
export const commonOptions = {
  store: { type: 'string' },
  channel: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

/** `reports` is `remote-reports`. @param {string} name */
export const appNamed = (name) => (name === 'host' || name.startsWith('remote-') ? name : `remote-${name}`);

/** An app of this checkout. @param {string} name @param {string | undefined} dist where its build is, if not in its `dist` */
export function localApp(name, dist) {
  const app = appNamed(name);
  const file = path.join(root, app, 'package.json');
  if (!existsSync(file) || !JSON.parse(readFileSync(file, 'utf8')).portal)
    throw new UsageError(`There is no app "${name}" in this checkout.`);
  return { app, dist: path.resolve(dist ?? path.join(root, app, 'dist')) };
}

/** @param {Values} values @returns {string} */
export function storeOf(values) {
  const store = values.store ?? process.env.PORTAL_STORE;
  if (!store) throw new UsageError('Say which store: --store DIR, or the variable PORTAL_STORE.');
  return store;
}

/** @param {string} name @param {string | undefined} text @returns {number | undefined} */
export function numberOf(name, text) {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new UsageError(`${name} takes a number, not "${text}".`);
  return Number(text);
}
