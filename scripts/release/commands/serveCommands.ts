import path from 'node:path';
import { readApps } from '../build/apps.ts';
import { readConfig } from '../config/readConfig.ts';
import { composePortal } from '../live/composePortal.ts';
import { nginxConfig } from '../serving/nginxConfig.ts';
import { rulesFor } from '../serving/servingRules.ts';
import type { ServingRules } from '../serving/Kind.ts';
import { namesBucket, parseBucketAddress } from '../store/bucketAddress.ts';
import { isJob, jobNames, jobRights, servingRights, shippingRights } from '../store/bucketRights.ts';
import { directoryIn, isAddress } from '../store/openStore.ts';
import { appNamed, storeOf, UsageError, type Command, type Values } from './Command.ts';
import { table } from './table.ts';

const options: Command['options'] = {
  config: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

const rulesOptions: Command['options'] = {
  ...options,
  page: { type: 'string', multiple: true, default: [] },
};

const rulesHelp = `
  --config FILE     the portal's configuration
  --page NAME=FILE  the page of channel NAME has a configuration of its own; may be given several times`;

export const rulesCommand: Command = {
  does: 'prints how a store is to be served, as JSON for any server or CDN',
  usage: '--config FILE [--page NAME=FILE …]',
  help: rulesHelp,
  options: rulesOptions,
  run: (values) => {
    const rules = rulesOf(values);
    return Promise.resolve({ text: JSON.stringify(rules, null, 2), json: rules });
  },
};

export const nginxCommand: Command = {
  does: 'prints a whole nginx.conf for a store',
  usage: '--config FILE --store DIR|s3+https://host/bucket [--listen ADDRESS:PORT] [--page NAME=FILE …]',
  help: `${rulesHelp}
  --store PLACE     the folder of the store, or its bucket as s3+https://host/bucket (or the variable PORTAL_STORE)
  --listen ADDRESS  where nginx listens
Start it with "nginx -p FOLDER -c THE-FILE"; what it keeps of a bucket lies in that folder too.
A bucket has to let nginx read it: "rights" prints the policy.`,
  options: { ...rulesOptions, store: { type: 'string' }, listen: { type: 'string' } },
  run: (values) => {
    const { listen } = values;
    const place = storeOf(values);
    const origin = namesBucket(place) ? parseBucketAddress(place) : directoryIn(place);
    const text = nginxConfig({ rules: rulesOf(values), origin, ...(listen && { listen }) });
    return Promise.resolve({ text: text.trimEnd(), json: { nginx: text } });
  },
};

export const rightsCommand: Command = {
  does: 'prints the policy of a bucket for whoever ships an app to it, serves it, or runs a command on it',
  usage: 'APP | --server ADDRESS … | --for COMMAND --store s3+https://host/bucket',
  help: `
  APP               for the role of its pipeline: it writes builds of this app, records and pages, and nothing else
                    (none: the policy of the bucket, by which servers in front read what is for everybody)
  --store PLACE     the bucket (or the variable PORTAL_STORE)
  --server ADDRESS  of a server in front, as 192.0.2.1/32; may be given several times
  --for COMMAND     for the role in which a command runs by itself: ${jobNames.join(', ')}`,
  options: {
    store: { type: 'string' },
    server: { type: 'string', multiple: true, default: [] },
    for: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
  takesNames: true,
  run: (values, [app, ...more]) => {
    const { server = [], for: job } = values;
    const rightsIn = [
      ...(app === undefined ? [] : [(bucket: string) => shippingRights(bucket, appNamed(app))]),
      ...(server.length === 0 ? [] : [(bucket: string) => servingRights(bucket, server)]),
      ...(job !== undefined && isJob(job) ? [(bucket: string) => jobRights(bucket, job)] : []),
    ];
    const [one, other] = rightsIn;
    if (!one || other || more.length > 0 || (job !== undefined && !isJob(job)))
      throw new UsageError(`Say for whom: an app, --server ADDRESS, or --for one of ${jobNames.join(', ')}.`);
    const rights = one(parseBucketAddress(storeOf(values)).bucket);
    return Promise.resolve({ text: JSON.stringify(rights, null, 2), json: rights });
  },
};

export const composeCommand: Command = {
  does: 'puts the builds of this checkout into a folder, without a store and without the gate',
  usage: '--config FILE --out DIR',
  help: `
  --config FILE  the portal's configuration
  --out DIR      the folder; serve it by what "rules" prints, or with any static file server that answers with index.html
                 what is no file, but for paths below /apps, /channels, /releases and /slots, and names with a dot at
                 the top
It takes the builds of all apps as they are: run "npm run build" first.`,
  options: { ...options, out: { type: 'string' } },
  run: async (values) => {
    if (!values.out) throw new UsageError('Say where to: --out DIR.');
    if (isAddress(values.out)) throw new UsageError(`--out takes a folder, not "${values.out}".`);
    const builds = await composePortal({
      apps: await readApps(),
      config: configOf(values),
      out: path.resolve(values.out),
    });
    return { text: `${table(Object.entries(builds))}\nComposed into ${values.out}.`, json: { builds } };
  },
};

function configOf({ config }: Values) {
  if (!config) throw new UsageError('Say which configuration: --config FILE.');
  return readConfig(path.resolve(config));
}

function rulesOf(values: Values): ServingRules {
  return rulesFor(configOf(values), {
    channels: Object.fromEntries((values.page ?? []).map(pageConfig)),
  });
}

/** Parses `staging=FILE`: a channel and its configuration. */
function pageConfig(text: string) {
  const [, name, file] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !file) throw new UsageError(`"${text}" is not a channel and its file: --page NAME=FILE.`);
  return [name, readConfig(path.resolve(file))] as const;
}
