import * as v from 'valibot';
import { messageOf } from './messageOf.ts';

/**
 * Reads JSON of a known form. The value is handed on as it was written, keys in their order: names of builds are
 * digests of such texts.
 *
 * @param name of the file, for messages
 * @throws {Error} a sentence that names the file and the key
 */
export function parseJson<Form>(schema: v.GenericSchema<Form>, text: Buffer | string, name: string): Form {
  const value = parsed(String(text), name);
  if (v.is(schema, value)) return value;
  const [issue] = v.safeParse(schema, value, { abortEarly: true }).issues ?? [];
  const key = issue && v.getDotPath(issue);
  throw new Error(
    `${name} is not of the expected form${key ? ` at "${key}"` : ''}: ${issue?.message ?? ''}.`,
  );
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${messageOf(error)}.`, { cause: error });
  }
}
