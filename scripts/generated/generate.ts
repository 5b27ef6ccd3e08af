import { fail } from '#process/fail.ts';
import { root } from '#process/root.ts';
import { kinds, makePages, pageFaults, writePages } from './pages.ts';

const usage = `Usage: npm run api, npm run rows or npm run generated

Writes the pages that are made from sources: "api" the public surface of shared and of each remote, "rows" the index of
the rows of the specification. "generated" writes nothing and fails when one of them is out of date.`;

try {
  const [word, ...more] = process.argv.slice(2);
  const kind = kinds.find((one) => one === word);
  if (more.length > 0 || (!kind && word !== '--check')) throw new Error(usage);
  if (kind) {
    const pages = await makePages(root, kind);
    writePages(root, pages);
    for (const { file } of pages) console.log(file);
  } else {
    const faults = [];
    for (const one of kinds) faults.push(...pageFaults(root, one, await makePages(root, one)));
    for (const fault of faults) console.error(`- ${fault}`);
    console.log(faults.length === 0 ? 'generated: up to date' : `generated: ${faults.length} faults`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  }
} catch (error) {
  fail(error);
}
