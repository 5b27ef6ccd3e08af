import { diffReleases, type BuildName } from '../live/diffReleases.ts';
import { kindsBrought } from '../live/broughtBy.ts';
import { channelsOf } from '../live/livePage.ts';
import { lostProduction } from '../live/lostProduction.ts';
import { tabsInWords } from '../live/openTabs.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/store.ts';
import { statusOf, type Status } from '../live/statusOf.ts';
import { urlStore } from '../live/urlStore.ts';
import { rolloutInWords } from './checkRollout.ts';
import { commonOptions, numberOf, storeOf, UsageError, type Command } from './Command.ts';
import { shortCommit, table, timeOf } from './table.ts';

export const statusCommand: Command = {
  does: 'says what is live, since when, by whom, and whether it is healthy',
  usage: '--store DIR | --url URL [--channel NAME]',
  help: `
  --store DIR    every channel of a store (or the variable PORTAL_STORE)
  --url URL      a portal as it is seen from outside; with a store, both
  --channel NAME only this one; of a URL alone production, if not said
Ends with 1 when something is not healthy.`,
  options: { ...commonOptions, channel: { type: 'string' }, url: { type: 'string' } },
  run: async (values) => {
    const { url, channel } = values;
    const directory = values.store ?? (url ? undefined : process.env['PORTAL_STORE']);
    const store = directory ? openStore(directory) : url ? urlStore(url) : null;
    if (!store) throw new UsageError('Say where to look: --store DIR or --url URL.');
    const channels = channel ? [channel] : directory ? await channelsToLookAt(store) : ['production'];
    const all = await Promise.all(channels.map((one) => statusOf(store, one, url ? { url } : {})));
    return {
      text: all.map(describe).join('\n\n'),
      json: { channels: all.map((status) => ({ ...status, isHealthy: status.faults.length === 0 })) },
      isRefusal: all.some(({ faults }) => faults.length > 0),
    };
  },
};

/** Those that have a page, and production where that has lost its own. */
async function channelsToLookAt(store: Store) {
  const channels = await channelsOf(store);
  const isLost = channels.length === 0 || (await lostProduction(store)) !== null;
  return isLost ? ['production', ...channels] : channels;
}

function describe({ channel, number, since, by, how, apps, tabs, rollout, faults }: Status) {
  const health = faults.length === 0 ? 'healthy' : ['NOT HEALTHY', ...faults].join('\n  ');
  if (number === null) return `${channel}: ${health}`;
  const origin = `since ${String(timeOf(since))}${by ? ` by ${by}` : ''}${how ? ` (${how})` : ''}`;
  const rows = apps.map((app) => [
    app.app,
    app.build,
    app.commit && `commit ${String(shortCommit(app.commit))} of ${String(timeOf(app.committedAt))}`,
    app.since && `live since ${String(timeOf(app.since))}${app.by ? ` by ${app.by}` : ''}`,
  ]);
  const trial = rollout ? [`  rollout: ${rolloutInWords(rollout)}`] : [];
  const open = tabs.map((one) => `  release ${String(one.release)}: ${tabsInWords(one, Date.now())}`);
  const lines = [table(rows), ...apps.flatMap(describeBrought), ...trial, ...open, `  ${health}`];
  return `${channel}: release ${String(number)}, ${origin}\n${lines.join('\n')}`;
}

function describeBrought({ app, brings }: Status['apps'][number]) {
  const parts = kindsBrought.flatMap(([kind]) =>
    brings && brings[kind].length > 0 ? `${kind} ${brings[kind].join(', ')}` : [],
  );
  return parts.length > 0 ? [`  ${app} brings ${parts.join('; ')}`] : [];
}

export const diffCommand: Command = {
  does: 'says what differs between two releases',
  usage: 'A B --store DIR',
  help: `
  A B            numbers of releases; "status" and "releases/" name them
  --store DIR    the store (or the variable PORTAL_STORE)`,
  options: commonOptions,
  takesNames: true,
  run: async (values, numbers) => {
    const [a, b] = numbers.map((text) => numberOf('diff', text));
    if (a === undefined || b === undefined || numbers.length !== 2)
      throw new UsageError('Say which two releases: diff 11 12.');
    const difference = await diffReleases(openStore(storeOf(values)), a, b);
    const lines = [
      ...difference.apps.flatMap(({ app, from, to, added, removed, bytes, exposes, shared, ...brought }) => [
        `${app}: ${named(from)} → ${named(to)}`,
        ...kindsBrought.flatMap(([kind, one]) =>
          brought[kind].map((change) => `  ${change.slice(0, 1)}${one} ${change.slice(1)}`),
        ),
        ...[...exposes, ...shared].map((change) => `  ${change}`),
        `  ${String(added.length)} new files, ${String(removed.length)} gone, ${bytes < 0 ? '' : '+'}${(bytes / 1024).toFixed(1)} KB`,
      ]),
      ...difference.config.map(
        ({ key, from, to }) => `configuration: ${key} ${JSON.stringify(from)} → ${JSON.stringify(to)}`,
      ),
    ];
    return {
      text:
        lines.join('\n') || `Releases ${String(a)} and ${String(b)} have the same builds and configuration.`,
      json: difference,
    };
  },
};

const named = (name: BuildName | null) =>
  name ? `${name.build} (commit ${shortCommit(name.commit) ?? 'unknown'})` : 'nothing';
