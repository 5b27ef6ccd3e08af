import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '#process/root.ts';

const directory = path.join(import.meta.dirname, 'template');
const ending = '.template';

/** The files of a new remote by path in its folder; `__name__` in names and texts of the template is a value's name. */
export async function fillTemplate(values: Record<string, string | number>): Promise<Record<string, string>> {
  const fill = (text: string) =>
    text.replace(/__([a-zA-Z]+?)__/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The template names "${name}", which is unknown.`);
      return String(value);
    });
  const templates = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
  const files = templates.map(async (template): Promise<[string, string]> => {
    const file = fill(template.slice(0, -ending.length).split(path.sep).join('/'));
    return [file, await formatted(file, fill(readFileSync(path.join(directory, template), 'utf8')))];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Formatted as the repository is: the length of a name decides where lines break. */
export async function formatted(file: string, text: string): Promise<string> {
  const filepath = path.join(root, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
