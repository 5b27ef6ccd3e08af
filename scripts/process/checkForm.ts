import * as v from 'valibot';

/** The value as written, keys in their order: build ids are digests of it. Throws a sentence with `name` and key. */
export function checkForm<Form>(schema: v.GenericSchema<Form>, value: unknown, name: string): Form {
  if (v.is(schema, value)) return value;
  const [issue] = v.safeParse(schema, value, { abortEarly: true }).issues ?? [];
  const key = issue && v.getDotPath(issue);
  throw new Error(
    `${name} is not of the expected form${key ? ` at "${key}"` : ''}: ${issue?.message ?? ''}.`,
  );
}
