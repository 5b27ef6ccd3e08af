import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { fail } from '#process/fail.ts';
import { untilStopped } from '#process/untilStopped.ts';
import { readApps } from '#release/build/apps.ts';
import { ensureAllBuilt } from '#release/build/ensureAllBuilt.ts';
import { startPreview } from './startPreview.ts';

/** Parts of a configuration; the merged whole is validated later. */
const differences = v.record(v.string(), v.unknown());

try {
  const { values } = parseArgs({
    options: {
      /** For tests: free ports, and the addresses as one line of JSON. */
      json: { type: 'boolean', default: false },
      /** Configuration to merge in, as JSON. */
      config: { type: 'string', default: '{}' },
      /** Further channels by name, each with the configuration that differs, as JSON. */
      channels: { type: 'string', default: '{}' },
      today: { type: 'string' },
      /** Serves with a real nginx. */
      nginx: { type: 'boolean', default: false },
    },
  });
  await ensureAllBuilt();

  const ports = values.json
    ? {}
    : {
        port: Number(process.env['PORTAL_PORT'] ?? 4300),
        providerPort: Number(process.env['PORTAL_PROVIDER_PORT'] ?? 4400),
        apiPort: Number(process.env['PORTAL_API_PORT'] ?? 4000),
      };
  const preview = await startPreview({
    apps: await readApps(),
    ...ports,
    config: v.parse(differences, JSON.parse(values.config)),
    channels: v.parse(v.record(v.string(), differences), JSON.parse(values.channels)),
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
} catch (error) {
  fail(error);
}
