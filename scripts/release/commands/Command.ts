import path from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { apps, distOf } from '../build/apps.ts';

/** One command of the release tool. */
export interface Command {
  /** in a few words */
  does: string;
  /** what follows the command's name */
  usage: string;
  /** the rest that `--help` says */
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  run: (values: Values, positionals: string[]) => Promise<Answer>;
}

/** The options of all commands as they were given; each command declares which of them it takes. */
export interface Values {
  store?: string;
  channel?: string;
  json?: boolean;
  help?: boolean;
  config?: string;
  from?: string;
  dist?: string;
  'no-browser'?: boolean;
  url?: string;
  app?: string;
  to?: string;
  force?: boolean;
  keep?: string;
  days?: string;
  'dry-run'?: boolean;
  out?: string;
  root?: string;
  listen?: string;
  page?: string[];
  'https-only'?: boolean;
}

/** The text for a person, and the object for a pipeline. */
type Answer = { text: string; json: object; isRefusal?: boolean };

/** The command was not called as it must be. */
export class UsageError extends Error {}

/** What most commands are told. */
export const commonOptions: Command['options'] = {
  store: { type: 'string' },
  channel: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

/** `reports` is `remote-reports`. */
export const appNamed = (name: string) =>
  name === 'host' || name.startsWith('remote-') ? name : `remote-${name}`;

/**
 * An app of this checkout.
 *
 * @param dist where its build is, if not in its `dist`
 */
export function localApp(name: string, dist: string | undefined) {
  const app = appNamed(name);
  if (!apps.some(({ folder }) => folder === app))
    throw new UsageError(`There is no app "${name}" in this checkout.`);
  return { app, dist: path.resolve(dist ?? distOf(app)) };
}

export function storeOf(values: Values): string {
  const store = values.store ?? process.env['PORTAL_STORE'];
  if (!store) throw new UsageError('Say which store: --store DIR, or the variable PORTAL_STORE.');
  return store;
}

export function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new UsageError(`${name} takes a number, not "${text}".`);
  return Number(text);
}
