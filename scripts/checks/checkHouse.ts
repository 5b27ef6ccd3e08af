import { houseFaults } from './house/houseFaults.ts';
import { fail } from '#process/fail.ts';
import { root } from '#process/root.ts';

/* Rules of the repository that ESLint cannot express. */
const faults = await houseFaults(root).catch(fail);

for (const fault of faults) console.error(`- ${fault}`);
console.log(faults.length === 0 ? 'house: in order' : `house: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
