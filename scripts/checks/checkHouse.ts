import path from 'node:path';
import { houseFaults } from './house/houseFaults.mjs';

/* The rules of the house that lint cannot say. */
const faults = await houseFaults(path.resolve(import.meta.dirname, '../..'));

for (const fault of faults) console.error(`- ${fault}`);
console.log(faults.length === 0 ? 'house: in order' : `house: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
