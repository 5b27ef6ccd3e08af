/*
 * npx tsx scripts/release/testing/runLater.ts DAYS COMMAND …: a command of the release tool, as it runs so many days later.
 */
import { runRelease } from '../commands/runRelease.ts';

const [days, ...words] = process.argv.slice(2);
const now = Date.now;
Date.now = () => now() + Number(days) * 86_400_000;
process.exitCode = await runRelease(words);
