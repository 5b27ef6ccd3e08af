import { parseArgs } from 'node:util';
import { makePages, writePages } from '#generated/pages.ts';
import { fail } from '#process/fail.ts';
import { houseAt } from './House.ts';
import { planNewRemote } from './planNewRemote.ts';
import { writePlan } from './writePlan.ts';
import { root } from '#process/root.ts';

const usage = `Usage: npm run new-remote -- NAME

Makes remote-NAME: a screen at /NAME with its test, a page of its own without the host, and its contract; and enters it
wherever the portal names its remotes. NAME is of lower-case letters, digits and hyphens, such as news or press-review.
When something is in the way, it says so and writes nothing.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [name, ...more] = positionals;
  if (values.help) console.log(usage);
  else {
    if (name === undefined || more.length > 0) throw new Error(usage);
    const plan = await planNewRemote(name.replace(/^remote-/, ''), houseAt(root));
    writePlan(root, plan);
    const pages = await makePages(root, 'api');
    writePages(root, pages);

    const { names, port, made, changed } = plan;
    const list = (texts: object) => Object.keys(texts).map((file) => `  ${file}`);
    console.log(
      [
        `Made ${names.folder}, with the address ${names.address} and the port ${String(port)}:`,
        ...list(made),
        'Entered it in:',
        ...list(changed),
        'Renewed the public surfaces:',
        ...pages.map(({ file }) => `  ${file}`),
        '',
        'Next:',
        `  npm start -- ${names.name}`,
        `  npx jest ${names.folder}`,
        `  npm run release -- ship ${names.name} host --store DIR`,
      ].join('\n'),
    );
  }
} catch (error) {
  fail(error);
}
