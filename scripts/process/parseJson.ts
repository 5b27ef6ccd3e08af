import type * as v from 'valibot';
import { checkForm } from './checkForm.ts';
import { messageOf } from './messageOf.ts';

/** Parses and validates JSON. Throws a sentence with the file's `name` and the key. */
export const parseJson = <Form>(schema: v.GenericSchema<Form>, text: Buffer | string, name: string): Form =>
  checkForm(schema, parsed(String(text), name), name);

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${messageOf(error)}.`, { cause: error });
  }
}
