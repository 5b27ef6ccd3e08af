import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { fail } from '#process/fail.ts';
import { parseJson } from '#process/parseJson.ts';
import { portFrom } from '#process/portFrom.ts';
import { dateOf } from '#local/data/workdays.ts';
import { untilStopped } from '#process/untilStopped.ts';
import { readApps } from '#release/build/apps.ts';
import { ensureAllBuilt } from '#release/build/ensureAllBuilt.ts';
import { previewedApps } from './previewedApps.ts';
import { startPreview } from './startPreview.ts';

/** Parts of a configuration; the merged whole is validated later. */
const differences = v.record(v.string(), v.unknown());

const usage = `Usage: npm run preview -- [OPTION …]

Serves the production builds of this checkout, with the local identity provider and API. What has changed since an app was
last built is built first.

  --nginx            by a real nginx instead of Node
  --config JSON      merged into the configuration: '{"company":"Example Ltd"}'
  --channels JSON    further channels by name, each with what differs: '{"staging":{"allowLocalRemotes":true}}'
  --remotes NAMES    these remotes alone: auth,reports
  --today YYYYMMDD   date of the newest sample report
  --json             free ports, and the addresses as one line of JSON

Ports: 4300 (PORTAL_PORT), API 4000 (PORTAL_API_PORT), provider 4400 (PORTAL_PROVIDER_PORT).`;

async function preview(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'boolean', default: false },
      config: { type: 'string', default: '{}' },
      channels: { type: 'string', default: '{}' },
      remotes: { type: 'string' },
      today: { type: 'string' },
      nginx: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  // Before the builds: they take a minute.
  const config = parseJson(differences, values.config, '--config');
  const channels = parseJson(v.record(v.string(), differences), values.channels, '--channels');
  if (values.today !== undefined) dateOf(values.today);
  const apps = previewedApps(values.remotes, await readApps());
  await ensureAllBuilt(apps.map(({ folder }) => folder));

  const ports = values.json
    ? {}
    : {
        port: portFrom('PORTAL_PORT', 4300),
        providerPort: portFrom('PORTAL_PROVIDER_PORT', 4400),
        apiPort: portFrom('PORTAL_API_PORT', 4000),
      };
  const preview = await startPreview({
    apps,
    ...ports,
    config,
    channels,
    useNginx: values.nginx,
    ...(values.today && { today: values.today }),
  });
  const { origin, stack, directory, accessLog } = preview;
  if (values.json)
    console.log(
      JSON.stringify({ origin, api: stack.apiOrigin, provider: stack.providerOrigin, directory, accessLog }),
    );
  else {
    console.log(`The production build is at ${origin}${accessLog ? ' (nginx)' : ''}`);
    if (accessLog) console.log(`Its access log is ${accessLog}`);
    console.log(`Make the local API misbehave at ${stack.apiOrigin}/_control`);
  }
  untilStopped(preview.stop, { watchInput: values.json });
}

await preview(process.argv.slice(2)).catch(fail);
