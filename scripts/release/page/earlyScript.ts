import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('earlyRequests.js', import.meta.url), 'utf8');

/** Text of the one script that stands in the page itself: a file would be a round trip ahead of what it asks for. */
export const earlyScript = source.replace(/^ *\/[/*].*\n/gm, '').trim();

/** The script as a source of the content security policy. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
