import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '#process/fail.ts';
import { apps } from './build/apps.ts';
import { composePortal } from './live/composePortal.ts';
import { readConfig } from './config/readConfig.ts';

const usage = 'Usage: npm run compose -- --config FILE --out DIR';

try {
  const { values } = parseArgs({ options: { config: { type: 'string' }, out: { type: 'string' } } });
  if (!values.config || !values.out) throw new Error(usage);
  const config = readConfig(path.resolve(values.config));
  const builds = await composePortal({ apps, config, out: path.resolve(values.out) });
  for (const [app, build] of Object.entries(builds)) console.log(`${app.padEnd(16)} ${build}`);
  console.log(`Composed into ${values.out}: serve it with any static file server that answers unknown paths`);
  console.log('without a file extension with index.html.');
} catch (error) {
  fail(error);
}
