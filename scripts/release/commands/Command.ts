import path from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { appFolders, distOf } from '../build/apps.ts';

export interface Command {
  /** summary in a few words */
  does: string;
  /** arguments after the command's name */
  usage: string;
  /** further lines for `--help` */
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** takes words without an option: apps, releases, files */
  takesNames?: true;
  /** `complain` is for what goes wrong and ends nothing */
  run: (values: Values, positionals: string[], complain: (text: string) => void) => Promise<Answer>;
}

/** Options of all commands as given; each command declares its own. */
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
  'free-space'?: string;
  'dry-run'?: boolean;
  out?: string;
  listen?: string;
  page?: string[];
  server?: string[];
  for?: string;
  log?: string[];
  share?: string;
  reason?: string;
  notify?: string;
  every?: string;
  auto?: string;
  hold?: string;
}

/** `text` for people, `json` for pipelines. */
type Answer = { text: string; json: object; isRefusal?: boolean };

/** Wrong arguments. */
export class UsageError extends Error {}

/** Options that most commands share. */
export const commonOptions: Command['options'] = {
  store: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

/** `reports` means `remote-reports`. */
export const appNamed = (name: string) =>
  name === 'host' || name.startsWith('remote-') ? name : `remote-${name}`;

/** An app of this checkout; `dist` is its build folder if not the usual one. */
export function localApp(name: string, dist: string | undefined) {
  const app = appNamed(name);
  if (!appFolders().includes(app)) throw new UsageError(`There is no app "${name}" in this checkout.`);
  return { app, dist: path.resolve(dist ?? distOf(app)) };
}

export function storeOf(values: Values): string {
  const store = values.store ?? process.env['PORTAL_STORE'];
  if (!store) throw new UsageError('Say which store: --store DIR, or the variable PORTAL_STORE.');
  return store;
}

/**
 * Refuses a `--url` before anything is live: what cannot be looked at cannot be taken back either. A variable that is
 * not set holds up no rollback. A password would be published: faults name the address, and become the reason in a record.
 */
export function checkUrl(command: string, { url }: Values) {
  if (url === undefined || (command === 'rollback' && url === '')) return;
  const address = URL.canParse(url) ? new URL(url) : null;
  const isAddress = address !== null && /^https?:/i.test(url);
  if (address?.username || address?.password || (!isAddress && url.includes('@')))
    throw new UsageError(
      '--url takes an address without user name and password, which would end up in the records of releases: leave both out, and run this from where the portal asks for neither.',
    );
  if (!isAddress)
    throw new UsageError(`--url takes an address such as https://portal.example.com, not "${url}".`);
}

export function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new UsageError(`${name} takes a number, not "${text}".`);
  return Number(text);
}
