import { readFileSync } from 'node:fs';

const environments = /** @type {const} */ (['local', 'staging', 'production']);
/** The names by which a browser knows the machine that it runs on. */
export const thisMachine = ['localhost', '127.0.0.1', '[::1]'];
/** What the portal, or its store, has at the top of its addresses. */
const takenPaths = ['reports', 'login', 'apps'];
const tokenStorages = ['localStorage', 'sessionStorage', 'memory'];

/**
 * @typedef {object} PortalConfig
 * @property {string} environment
 * @property {Record<string, string>} apiHosts
 * @property {{ name: string, path: string, issuer: string, clientId: string }} identityProvider
 * @property {string} company
 * @property {string} productTitle
 * @property {string} [tokenStorage]
 * @property {boolean} [allowLocalRemotes] whether a developer may put the local build of a remote into their own tab
 */

/** What is wrong with a configuration, in a sentence that names the key. */
export class ConfigError extends Error {}

/** @param {string} key @param {string} problem @returns {never} */
const refuse = (key, problem) => {
  throw new ConfigError(`The configuration's "${key}" ${problem}.`);
};

/** @param {unknown} value @param {string} key @returns {Record<string, unknown>} */
function objectAt(value, key) {
  if (value === undefined) refuse(key, 'is missing');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(key, 'must be an object');
  return /** @type {Record<string, unknown>} */ (value);
}

/** @param {Record<string, unknown>} parent @param {string} name @param {string} key */
function textAt(parent, name, key) {
  const value = parent[name];
  if (value === undefined) refuse(key, 'is missing');
  if (typeof value !== 'string' || value.trim() === '') refuse(key, 'must be a text that is not empty');
  return /** @type {string} */ (value);
}

/** An http(s) address without query, fragment or credentials; https unless it is this machine. @param {string} text @param {string} key */
function addressAt(text, key) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || /[\s\\]/.test(text) || !['http:', 'https:'].includes(url.protocol))
    refuse(key, `must be an http or https address, not "${text}"`);
  // The parser knows no empty query, yet nothing may follow it.
  if (/[?#]/.test(text) || url?.username || url?.password)
    refuse(key, 'must have no query, fragment or credentials');
  if (url?.protocol === 'http:' && !thisMachine.includes(url.hostname))
    refuse(key, `must be https, because "${text}" is not this machine`);
  return text.replace(/\/+$/, '');
}

/**
 * Checks a portal configuration and fills in what may be left out.
 *
 * @param {unknown} value the parsed JSON
 * @returns {PortalConfig}
 * @throws {ConfigError} a sentence that names the key
 */
export function checkConfig(value) {
  const config = objectAt(value, 'configuration');
  const environment = config.environment ?? 'production';
  if (!environments.some((known) => known === environment))
    refuse('environment', `must be one of ${environments.join(', ')}, not "${environment}"`);

  const hosts = objectAt(config.apiHosts, 'apiHosts');
  const apiHosts = Object.fromEntries(
    environments.map((name) => {
      const key = `apiHosts.${name}`;
      return [name, addressAt(textAt(hosts, name, key), key)];
    }),
  );

  const provider = objectAt(config.identityProvider, 'identityProvider');
  const path = textAt(provider, 'path', 'identityProvider.path');
  if (!/^[\w-]+$/.test(path))
    refuse('identityProvider.path', `must be one path segment of letters, digits, "-" or "_", not "${path}"`);
  if (takenPaths.includes(path.toLowerCase()))
    refuse('identityProvider.path', `must not be "${path}": the portal has something else there`);
  const identityProvider = {
    name: textAt(provider, 'name', 'identityProvider.name'),
    path,
    issuer: addressAt(textAt(provider, 'issuer', 'identityProvider.issuer'), 'identityProvider.issuer'),
    clientId: textAt(provider, 'clientId', 'identityProvider.clientId'),
  };

  const { tokenStorage } = config;
  if (tokenStorage !== undefined && !tokenStorages.some((known) => known === tokenStorage))
    refuse('tokenStorage', `must be one of ${tokenStorages.join(', ')}, not "${tokenStorage}"`);

  const { allowLocalRemotes = false } = config;
  if (typeof allowLocalRemotes !== 'boolean') refuse('allowLocalRemotes', 'must be true or false');
  if (allowLocalRemotes && environment === 'production')
    refuse('allowLocalRemotes', 'must not be true where the environment is production');

  return {
    environment: /** @type {string} */ (environment),
    apiHosts,
    identityProvider,
    company: textAt(config, 'company', 'company'),
    productTitle: textAt(config, 'productTitle', 'productTitle'),
    ...(tokenStorage !== undefined && { tokenStorage: /** @type {string} */ (tokenStorage) }),
    ...(allowLocalRemotes === true && { allowLocalRemotes }),
  };
}

/**
 * Checks what only the page of another channel than production may allow.
 *
 * @param {PortalConfig} config
 * @param {string} channel
 * @throws {ConfigError} a sentence that names the key
 */
export function checkChannel({ allowLocalRemotes }, channel) {
  if (allowLocalRemotes && channel === 'production')
    refuse('allowLocalRemotes', 'must not be true in the channel production');
}

/** @param {string} file @returns {PortalConfig} */
export function readConfig(file) {
  /** @type {string} */
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`There is no configuration file ${file}.`);
  }
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(
      `The configuration file ${file} is not JSON: ${/** @type {Error} */ (error).message}.`,
    );
  }
  return checkConfig(value);
}
