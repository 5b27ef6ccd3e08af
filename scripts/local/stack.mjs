import { parseArgs } from 'node:util';
import { startStack } from './startStack.mjs';

const usage =
  'Usage: node scripts/local/stack.mjs --origin http://localhost:4300 [--provider-port N] [--api-port N] [--today YYYYMMDD] [--watch-stdin]';

function readOptions() {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string', multiple: true },
      'provider-port': { type: 'string', default: process.env['PORTAL_PROVIDER_PORT'] ?? '0' },
      'api-port': { type: 'string', default: process.env['PORTAL_API_PORT'] ?? '0' },
      today: { type: 'string' },
      'watch-stdin': { type: 'boolean', default: false },
    },
  });
  const portalOrigins = values.origin ?? [];
  if (portalOrigins.length === 0) throw new Error('--origin is missing.');
  if (values.today !== undefined && !/^\d{8}$/.test(values.today)) throw new Error('--today is YYYYMMDD.');
  return {
    portalOrigins: portalOrigins.map(toOrigin),
    providerPort: toPort(values['provider-port'], 'The provider port'),
    apiPort: toPort(values['api-port'], 'The API port'),
    ...(values.today !== undefined && { today: values.today }),
    watchStdin: values['watch-stdin'],
  };
}

/** @param {string} text */
function toOrigin(text) {
  if (!URL.canParse(text) || new URL(text).origin !== text) throw new Error(`"${text}" is not an origin.`);
  return text;
}

/** @param {string} text @param {string} name */
function toPort(text, name) {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new Error(`${name} "${text}" is not a port.`);
  return Number(text);
}

/** @param {unknown} error @param {string} [hint] @returns {never} */
function giveUp(error, hint) {
  console.error([error instanceof Error ? error.message : String(error), hint].filter(Boolean).join('\n'));
  process.exit(1);
}

/** @returns {ReturnType<typeof readOptions>} */
function readOptionsOrExplain() {
  try {
    return readOptions();
  } catch (error) {
    return giveUp(error, usage);
  }
}

const { watchStdin, ...options } = readOptionsOrExplain();
const { stop, ...addresses } = await startStack(options).catch((error) => giveUp(error));

async function leave() {
  await stop();
  process.exit(0);
}
process.once('SIGINT', leave);
process.once('SIGTERM', leave);
// The parent's death closes the pipe, even when it had no time to say so.
if (watchStdin) process.stdin.on('end', leave).resume();

console.log(JSON.stringify(addresses));
