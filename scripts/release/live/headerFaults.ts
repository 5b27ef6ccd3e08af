import { headerWeakness } from '../serving/headerWeakness.ts';
import { securityHeaders } from '../serving/securityHeaders.ts';
import type { LivePage } from './livePage.ts';
import { requestOfPage } from './requestOfPage.ts';

const patience = 10_000;

/** Asks for every kind of answer, and says which security headers are missing or weaker than the portal's. */
export async function headerFaults(
  url: string,
  { channel, page }: { channel: string; page: LivePage },
): Promise<string[]> {
  const at = (path: string) => new URL(path, url).href;
  const { address, headers } = requestOfPage(url, channel);
  const [script = '/apps/'] = Object.keys(page.integrity);
  const others: [address: string, init: RequestInit][] = [
    [at('/login/callback'), {}],
    [at(script), {}],
    [at(`/releases/${String(page.release?.number ?? 0)}.json`), {}],
    [at('/apps/host/no-such-build/main.js'), {}],
    [at('/'), { method: 'POST' }],
  ];
  // All but a channel's page follow production's configuration.
  const asked: typeof others = [[address, { headers }], ...(channel === 'production' ? others : [])];
  const faults = await Promise.all(asked.map(([one, init]) => faultsAt(one, init, page)));
  return faults.flat();
}

async function faultsAt(address: string, init: RequestInit, { config }: LivePage) {
  const answer = await fetch(address, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
  // An answer that cannot be had at all is told by `verifyUrl`.
  if (!answer) return [];
  return Object.entries(securityHeaders(config)).flatMap(([name, wanted]) => {
    if (name === 'strict-transport-security' && !address.startsWith('https:')) return [];
    const weakness = headerWeakness(name, answer.headers.get(name), wanted);
    return weakness === null ? [] : [`${init.method ?? 'GET'} ${address}: ${name} ${weakness}.`];
  });
}
