import path from 'node:path';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { browserCheck, buildChecks, orderCheck, setChecks } from '../checks/runChecks.ts';
import { openStore } from '../store/openStore.ts';
import { readConfig } from '../config/readConfig.ts';
import { check, ship, type Candidate } from './ship.ts';
import { commonOptions, localApp, storeOf, UsageError, type Command, type Values } from './Command.ts';
import { rolloutAnswer, shareIn } from './rolloutCommands.ts';
import { beginRollout } from './rolloutSteps.ts';
import { shortCommit, table } from './table.ts';
import type { Release } from '../build/Release.ts';

const options: Command['options'] = {
  ...commonOptions,
  channel: { type: 'string' },
  config: { type: 'string' },
  from: { type: 'string' },
  dist: { type: 'string' },
  'no-browser': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
};

const help = `
  APP            host, reports or remote-reports, …; several become live together
  --store DIR    the store (or the variable PORTAL_STORE)
  --channel NAME the page that is meant; production if not said
  --config FILE  give the page another configuration (needed for the first page of a store)
  --from CHANNEL begin a channel that has no page yet as another one is, with an APP of its own or none
  --dist DIR     take the build of the one APP from there, as it is
  --no-browser   without the walk in Chromium, in a hurry
  --force        although a newer commit of the app is live
An app is built first when its last build is not of the sources that are here.`;

async function candidateOf(values: Values, names: string[]): Promise<Candidate> {
  if (names.length === 0 && !values.config && !values.from)
    throw new UsageError('Say which app, or give a --config, or begin a channel with --from.');
  if (values.dist && names.length !== 1) throw new UsageError('--dist belongs to one app.');
  const apps = names.map((name) => localApp(name, values.dist));
  const store = openStore(storeOf(values));
  const config = values.config ? readConfig(path.resolve(values.config)) : undefined;
  if (!values.dist) for (const { app, dist } of apps) await ensureBuilt(app, dist);
  return {
    store,
    channel: values.channel ?? 'production',
    apps,
    usesBrowser: !values['no-browser'],
    isForced: values.force ?? false,
    ...(config && { config }),
    ...(values.from && { from: values.from }),
  };
}

export const checkCommand: Command = {
  does: 'asks the gate about a build, and changes nothing',
  usage: 'APP … --store DIR',
  help: `${help}

What is checked, against what is live in the channel:
${[...buildChecks, orderCheck, ...setChecks, browserCheck].map(({ name, rule }) => `  ${name.padEnd(8)} ${rule}`).join('\n')}`,
  options,
  takesNames: true,
  run: async (values, names) => {
    const started = Date.now();
    const { builds, live } = await check(await candidateOf(values, names));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const checks = buildChecks.length + setChecks.length + (values.force ? 0 : 1);
    const passed = values['no-browser']
      ? `all ${String(checks)} checks but the browser's`
      : `all ${String(checks + 1)} checks`;
    const number = live?.release ? ` with release ${String(live.release.number)}` : '';
    const isLive = builds.every(({ release: { app, build } }) => live?.release?.builds[app] === build);
    const outcome =
      isLive && !values.config
        ? `Nothing to check: release ${String(live?.release?.number)}, which is live, has exactly this.`
        : `May be shipped: it passes ${passed}${number}, ${seconds} s after the command.`;
    return {
      text: `${table(builds.map(({ release }) => nameOf(release)))}\n${outcome}`,
      json: {
        passed: true,
        against: live?.release?.number ?? null,
        builds: Object.fromEntries(builds.map(({ release }) => [release.app, release.build])),
      },
    };
  },
};

export const shipCommand: Command = {
  does: 'makes a build live, if the gate agrees',
  usage: 'APP … --store DIR [--url URL | --share 10%]',
  help: `${help}
  --url URL      look from outside afterwards, at the page and every file of it; what is wrong there is taken back
  --share 10%    give it to that share of production's readers first, in steps of 5%; "widen", "finish" and "stop" go on,
                 "watch" stops it by itself. Readers keep what they have got; other apps may be shipped meanwhile`,
  options: { ...options, url: { type: 'string' }, share: { type: 'string' } },
  takesNames: true,
  run: async (values, names) => {
    const started = Date.now();
    if (values.share !== undefined) {
      if (names.length === 0) throw new UsageError('Say which app a share of the readers is to get.');
      if (values.config ?? values.from ?? values.url)
        throw new UsageError('--share goes with neither --config, --from nor --url.');
      const share = shareIn('--share', values.share);
      return rolloutAnswer(await beginRollout(await candidateOf(values, names), share), started);
    }
    const candidate = await candidateOf(values, names);
    const { isNew, number, set, record } = await ship({
      ...candidate,
      ...(values.url && { url: values.url }),
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const { channel, apps } = candidate;
    const shipped = set.filter((release) => apps.some(({ app }) => app === release.app));
    const changes = record?.changes ?? [];
    const rows = shipped.map((release) => [
      ...nameOf({ ...release, ...record?.origins?.[release.app] }),
      `was ${changes.find(({ app }) => app === release.app)?.from ?? (isNew ? 'nothing' : 'the same')}`,
    ]);
    const outcome = isNew
      ? `Release ${String(number)} is live in ${channel}, ${seconds} s after the command; ${values.url ? 'seen from outside' : 'all files are in the store'}.`
      : `Nothing to do: release ${String(number)}, which is live in ${channel}, has exactly this.`;
    return {
      text: [...(rows.length > 0 ? [table(rows)] : []), outcome].join('\n'),
      json: {
        number,
        channel,
        isNew,
        changes,
        builds: Object.fromEntries(set.map(({ app, build }) => [app, build])),
        verified: values.url ? 'url' : 'store',
        seconds: Number(seconds),
      },
    };
  },
};

const nameOf = ({ app, build, commit, isClean }: Release) => [
  app,
  build,
  `commit ${shortCommit(commit) ?? 'unknown'}${isClean ? '' : ' with changes'}`,
];
