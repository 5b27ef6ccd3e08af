import { existsSync } from 'node:fs';
import { addToCensus } from '../live/census.ts';
import { tabsInWords } from '../live/openTabs.ts';
import { readTabFacts } from '../live/tabFacts.ts';
import { openStore } from '../store/openStore.ts';
import { commonOptions, storeOf, UsageError, type Command, type Values } from './Command.ts';
import { table } from './table.ts';

/** Log files that a command is to read: each `--log`, and what a shell has made of its asterisk. */
export function logsOf({ log = [] }: Values, more: string[]): string[] {
  const files = [...log, ...more];
  if (files.length === 0) throw new UsageError('Say which log: --log FILE.');
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`There is no log ${missing}.`);
  return files;
}

export const censusCommand: Command = {
  does: 'adds what tabs have said to the census of open tabs',
  usage: '--log FILE … --store DIR',
  help: `
  --log FILE …   what the server has logged of /_/seen; several files in any order, the same ones again and again
  --store DIR    the store (or the variable PORTAL_STORE)
To be run every ten minutes, by each server for its own log. "status" then says how many tabs run which release, and "prune"
keeps what they run. Lines that no tab has said are left out and counted. Anybody can write to that log in a tab's words:
such a line keeps a build longer, and one a day keeps the census fresh, with which "prune" counts 7 days and not 90 unless
--days says so.`,
  options: { ...commonOptions, log: { type: 'string', multiple: true, default: [] } },
  takesNames: true,
  run: async (values, more) => {
    const store = openStore(storeOf(values));
    const now = Date.now();
    const { facts, ignored } = await readTabFacts(logsOf(values, more), now);
    const { census, unknown } = await addToCensus(store, facts, now);
    const releases = Object.entries(census.releases)
      .map(([number, { lastSeen, tabs }]) => ({
        release: Number(number),
        tabs: Object.keys(tabs).length,
        lastSeen,
      }))
      .sort((a, b) => b.release - a.release);
    return {
      text: [
        table(releases.map((one) => [`release ${String(one.release)}`, tabsInWords(one, now)])),
        `${String(facts.length - unknown)} lines of tabs; left out ${String(ignored)} that no tab says, and ${String(unknown)} of releases that ${store.name} does not know.`,
      ]
        .filter((line) => line !== '')
        .join('\n'),
      json: { releases, lines: facts.length - unknown, ignored, unknown },
    };
  },
};
