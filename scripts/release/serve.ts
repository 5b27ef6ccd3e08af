import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '#process/fail.ts';
import { readConfig } from './config/readConfig.ts';
import { nginxConfig } from './serving/nginxConfig.ts';
import { rulesFor } from './serving/servingRules.ts';

const configAt = (file: string) => readConfig(path.resolve(file));

/** `staging=FILE` as the name of a channel and its configuration. */
function channelConfig(text: string) {
  const [, name, file] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !file)
    throw new Error(`"--channel ${text}" is not a channel and its file: --channel NAME=FILE.`);
  return [name, configAt(file)] as const;
}

const usage = `How a store is to be served.

  node scripts/release/serve.ts rules --config FILE [--channel NAME=FILE …] [--https-only]
      prints the rules as JSON, for any server or CDN
  node scripts/release/serve.ts nginx --config FILE --root DIR [--listen ADDRESS:PORT] [--channel NAME=FILE …] [--https-only]
      prints a whole nginx.conf; start it with "nginx -p FOLDER -c THE-FILE"

  FILE is the portal's configuration, DIR the store. --channel says that the page of a channel has a configuration of
  its own, and is given the policy for that. --https-only adds Strict-Transport-Security, for an
  installation that is only ever reached by https. The exit code is 1 when something is missing or wrong.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      root: { type: 'string' },
      listen: { type: 'string' },
      channel: { type: 'string', multiple: true, default: [] },
      'https-only': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [what = ''] = positionals;
  if (values.help) console.log(usage);
  else {
    if (!['rules', 'nginx'].includes(what) || !values.config) throw new Error(usage);
    const rules = rulesFor(configAt(values.config), {
      hsts: values['https-only'],
      channels: Object.fromEntries(values.channel.map(channelConfig)),
    });
    if (what === 'rules') console.log(JSON.stringify(rules, null, 2));
    else {
      if (!values.root) throw new Error('The store is missing: --root DIR.');
      const root = path.resolve(values.root);
      process.stdout.write(nginxConfig({ rules, root, ...(values.listen && { listen: values.listen }) }));
    }
  }
} catch (error) {
  fail(error);
}
