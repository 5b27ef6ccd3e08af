import { spawnSync } from 'node:child_process';
import { signatureReport } from './signatureReport.ts';

/** Asks the registry whose the installed packages are: `npm audit signatures`. */
const { stdout } = spawnSync('npm', ['audit', 'signatures', '--json'], {
  encoding: 'utf8',
  timeout: 120_000,
});
const { sentence, isSound } = signatureReport(stdout);
console.log(sentence);
process.exitCode = isSound ? 0 : 1;
