import { openStore } from '../store/openStore.ts';
import { freeRoom } from './freeRoom.ts';
import { prune, usualDays } from './prune.ts';
import { rollback } from './rollback.ts';
import { appNamed, commonOptions, numberOf, storeOf, UsageError, type Command } from './Command.ts';
import { channelsOf } from '../live/livePage.ts';
import { otherFiles } from '../live/storedBuilds.ts';
import { table, timeOf } from './table.ts';

export const rollbackCommand: Command = {
  does: 'makes live again what was live before',
  usage: '--store DIR [--app APP] [--to N]',
  help: `
  --store DIR    the store (or the variable PORTAL_STORE)
  --channel NAME the page that is meant; production if not said
  --app APP      only this app; the gate is asked whether its former build fits the others
  --to N         the release to go back (or forward) to; if not said, the one before
  --force        although the gate says no
  --url URL      look from outside afterwards
Without --app, the whole set and the configuration of that release come back.`,
  options: {
    ...commonOptions,
    channel: { type: 'string' },
    app: { type: 'string' },
    to: { type: 'string' },
    force: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
  run: async (values) => {
    const started = Date.now();
    const channel = values.channel ?? 'production';
    const to = numberOf('--to', values.to);
    const { isNew, number, record, set } = await rollback({
      store: openStore(storeOf(values)),
      channel,
      isForced: values.force ?? false,
      ...(values.app && { app: appNamed(values.app) }),
      ...(to !== undefined && { to }),
      ...(values.url && { url: values.url }),
    });
    const seconds = (Date.now() - started) / 1000;
    const changes = record?.changes ?? [];
    const outcome = isNew
      ? `Release ${String(number)} is live in ${channel}, ${seconds.toFixed(1)} s after the command.`
      : `Nothing to do: that is live already, as release ${String(number)}.`;
    return {
      text: [
        ...(changes.length > 0
          ? [table(changes.map(({ app, from, to: now }) => [app, `${String(from)} → ${String(now)}`]))]
          : []),
        outcome,
      ].join('\n'),
      json: {
        number,
        channel,
        isNew,
        changes,
        builds: Object.fromEntries(set.map(({ app, build }) => [app, build])),
        seconds,
      },
    };
  },
};

export const pruneCommand: Command = {
  does: 'deletes builds that were replaced long ago',
  usage: '--store DIR [--keep 10] [--days N] [--free-space MB] [--dry-run]',
  help: `
  --store DIR    the store (or the variable PORTAL_STORE)
  --keep N       the last N builds of each app in every channel stay; 10 if not said
  --days N       so does what was live within the last N days; if not said, ${String(usualDays.counted)}, or without a census ${String(usualDays.uncounted)}
  --free-space MB instead, on a full disk: so much goes of what is live nowhere, however young, oldest
                 first, and last what a rollback would take
  --dry-run      say what would be deleted, and delete nothing
With a census of open tabs ("census") that is not older than a day, what a tab has run within 7 days stays as well, and
what is nobody's is marked first: it goes a day later if no tab has asked for it until then. Without, it goes by time alone.
Records of releases stay; only those of releases that never went live are removed.`,
  options: {
    ...commonOptions,
    keep: { type: 'string', default: '10' },
    days: { type: 'string' },
    'free-space': { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  run: async (values) => {
    const isDryRun = values['dry-run'] ?? false;
    const keep = numberOf('--keep', values.keep) ?? 10;
    const days = numberOf('--days', values.days);
    const megabytes = numberOf('--free-space', values['free-space']);
    const store = openStore(storeOf(values));
    if ((await channelsOf(store)).length === 0)
      throw new UsageError(`${store.name} has no page: there is no portal in this folder.`);
    const pruning =
      megabytes === undefined
        ? await prune(store, { keep, isDryRun, ...(days !== undefined && { days }) })
        : await freeRoom(store, { bytes: megabytes * 1024 * 1024, isDryRun });
    const { kept, removed, marked, records, uncounted } = pruning;
    const others = await otherFiles(store);
    const kilobytes = removed.reduce((sum, { size }) => sum + size, 0) / 1024;
    const verb = isDryRun ? 'Would delete' : 'Deleted';
    return {
      text: [
        table([
          ...kept.map((one) => ['kept', one.app, one.build, one.reason]),
          ...marked.map(({ app, build, from }) => [
            'marked',
            app,
            build,
            `nobody's; goes from ${String(timeOf(new Date(from).toISOString()))} on`,
          ]),
          ...removed.map(({ app, build, reason }) => [isDryRun ? 'to go' : 'gone', app, build, reason]),
        ]),
        ...(uncounted === null ? [] : [uncounted]),
        ...(others.length === 0 ? [] : [`Of no build, and left alone: ${others.join(', ')}.`]),
        `${verb} ${String(removed.length)} builds (${kilobytes.toFixed(0)} KB) and ${String(records.length)} records of releases that never went live; kept ${String(kept.length)}${marked.length > 0 ? `, marked ${String(marked.length)}` : ''}.`,
      ].join('\n'),
      json: { ...pruning, others, isDryRun },
    };
  },
};
