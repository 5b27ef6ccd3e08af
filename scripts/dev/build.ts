import { fail } from '#process/fail.ts';
import { appFolders } from '#release/build/apps.ts';
import { buildApp } from '#release/build/buildApp.ts';
import { appNamed } from '#release/commands/Command.ts';

try {
  const words = process.argv.slice(2);
  const folders = appFolders();
  const unknown = words.find((word) => !folders.includes(appNamed(word)));
  if (unknown) throw new Error(`There is no app "${unknown}": ${folders.join(', ')}.`);
  for (const folder of words.length > 0 ? words.map(appNamed) : folders) await buildApp(folder);
} catch (error) {
  fail(error);
}
