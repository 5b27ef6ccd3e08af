import { readFileSync } from 'node:fs';
import type { PortalConfig } from '@portal/shared';
import * as v from 'valibot';
import { codeOf } from '#process/codeOf.ts';
import { messageOf } from '#process/messageOf.ts';
import { configSchema } from './configSchema.ts';

export class ConfigError extends Error {}

const faultAt = (key: string, problem: string) => new ConfigError(`The configuration's "${key}" ${problem}.`);

/** Validates a portal configuration and fills in defaults. Throws a `ConfigError` that names the key. */
export function checkConfig(value: unknown): PortalConfig {
  const { success, output, issues } = v.safeParse(configSchema, value, { abortEarly: true });
  if (success) return output;
  throw faultAt(v.getDotPath(issues[0]) ?? 'configuration', issues[0].message);
}

/** Refuses settings that production's page may not have. */
export function checkChannel({ allowLocalRemotes }: PortalConfig, channel: string) {
  if (allowLocalRemotes && channel === 'production')
    throw faultAt('allowLocalRemotes', 'must not be true in the channel production');
}

export function readConfig(file: string): PortalConfig {
  let text: string;
  try {
    // Some editors on Windows begin a file with a mark of its encoding, which is no JSON; a decoder leaves it out.
    text = new TextDecoder().decode(readFileSync(file));
  } catch (error) {
    if (codeOf(error) === 'EISDIR') throw new ConfigError(`${file} is a folder: name a configuration file.`);
    throw new ConfigError(`There is no configuration file ${file}.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`The configuration file ${file} is not JSON: ${messageOf(error)}.`);
  }
  return checkConfig(value);
}
