import { parseArgs } from 'node:util';
import { makeSurface, writePages } from '#generated/pages.ts';
import { fail } from '#process/fail.ts';
import { readHouse } from './House.ts';
import { planNewRemote } from './planNewRemote.ts';
import { writePlan } from './writePlan.ts';
import { root } from '#process/root.ts';

const usage = `Usage: npm run new-remote -- NAME

Makes the folder remote-NAME: a page at /NAME, a navigation item, a panel on the welcome page, their tests, and a page of
its own without the host. Nothing else changes but package-lock.json. NAME is of lower-case letters, digits and hyphens,
such as news or press-review. When something is in the way, it says so and writes nothing.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [name, ...more] = positionals;
  if (values.help) console.log(usage);
  else {
    if (name === undefined || more.length > 0) throw new Error(usage);
    const plan = await planNewRemote(name.replace(/^remote-/, ''), await readHouse());
    writePlan(root, plan);
    const { names, port, files } = plan;
    const surface = await makeSurface(root, names.folder);
    writePages(root, surface);
    console.log(
      [
        `Made ${names.folder}, with the page ${names.address}, a navigation item, a panel on the welcome page and the port ${String(port)}:`,
        ...Object.keys(files).map((file) => `  ${names.folder}/${file}`),
        ...surface.map(({ file }) => `  ${file}`),
        'Entered in package-lock.json; nothing else has changed.',
        '',
        'Next:',
        `  npm start -- ${names.name}`,
        `  npx jest ${names.folder}`,
        `  npm run release -- ship ${names.name} --store DIR`,
      ].join('\n'),
    );
  }
} catch (error) {
  fail(error);
}
