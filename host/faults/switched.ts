import type { Defence } from './Defence';

/** Global name of the defence that is off; no build but the one of these tests knows it. */
export const switchName = 'portalDefenceOff';

/** A file in which this defence can be switched off. Throws unless its text is there exactly once. */
export function switched(source: string, { name, file, text, instead }: Defence): string {
  const parts = source.split(text);
  if (parts.length !== 2)
    throw new Error(`${file} has the text of "${name}" ${String(parts.length - 1)} times: ${text}`);
  return parts.join(instead.replaceAll('isOff', `(globalThis.${switchName} === ${JSON.stringify(name)})`));
}
