import * as v from 'valibot';
import { messageOf } from './messageOf.ts';

/**
 * Parses and validates JSON. Returns the value as written, keys in their order, because build ids are digests of such
 * texts. Throws a sentence with the file's `name` and the key.
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
