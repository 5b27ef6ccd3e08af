import { fail } from '#process/fail.ts';
import { appFolders } from '#release/build/apps.ts';
import { buildApp } from '#release/build/buildApp.ts';

try {
  const wanted = process.argv.slice(2);
  const folders = appFolders();
  const unknown = wanted.find((folder) => !folders.includes(folder));
  if (unknown) throw new Error(`There is no app "${unknown}": ${folders.join(', ')}.`);
  for (const folder of wanted.length > 0 ? wanted : folders) await buildApp(folder);
} catch (error) {
  fail(error);
}
