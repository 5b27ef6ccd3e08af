import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { integrityOf } from './build/buildId.ts';
import { parsePage } from './live/livePage.ts';

/** Counts of the load test: `lost` pages, `failed` files, and pages with a `mixed` set of builds. */
interface Seen {
  navigations: number;
  requests: number;
  failed: number;
  lost: number;
  mixed: number;
}

interface Readers {
  /** Resolves once each of them has every file of a page with these builds, by app; throws after a minute. */
  untilRead: (builds: Record<string, string>) => Promise<void>;
  stop: () => Promise<Seen>;
}

const patience = 60_000;

/** Opens the portal again and again, and loads the rest of each page a little later, until it is stopped. */
export function startReaders(origin: string, count: number): Readers {
  const seen: Seen = { navigations: 0, requests: 0, failed: 0, lost: 0, mixed: 0 };
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  /** builds of the last page of which a reader has every file */
  const read = new Map<number, string>();

  function ask(address: string): Promise<{ status: number; body: Buffer }> {
    seen.requests += 1;
    return new Promise((resolve) => {
      const gone = () => {
        resolve({ status: 0, body: Buffer.alloc(0) });
      };
      get(new URL(address, origin), { agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('error', gone);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) });
        });
      }).on('error', gone);
    });
  }

  async function reader(number: number) {
    while (!isOver) {
      seen.navigations += 1;
      const { status, body } = await ask('/reports/energy');
      if (status !== 200) {
        seen.lost += 1;
        continue;
      }
      const { release, integrity } = parsePage(body, 'The page');
      const named = Object.entries(release?.builds ?? {}).map(([app, build]) => `/apps/${app}/${build}/`);
      const isWhole = named.every((folder) => body.includes(`"${folder}`));
      const isOne = Object.keys(integrity).every((file) => named.some((folder) => file.startsWith(folder)));
      if (named.length !== 3 || !isWhole || !isOne) seen.mixed += 1;
      for (const [file, expected] of Object.entries(integrity)) {
        // Readers load the rest of a page later, perhaps several releases on.
        await pause(Math.random() * 60);
        const answer = await ask(file);
        if (answer.status !== 200 || integrityOf(answer.body) !== expected) seen.failed += 1;
      }
      read.set(number, JSON.stringify(release?.builds));
    }
  }

  const numbers = Array.from({ length: count }, (_, number) => number);
  const readers = numbers.map(reader);
  return {
    untilRead: async (builds) => {
      const until = Date.now() + patience;
      while (!numbers.every((number) => read.get(number) === JSON.stringify(builds))) {
        if (Date.now() > until) throw new Error('Not all readers have the newest page.');
        await pause(50);
      }
    },
    stop: async () => {
      isOver = true;
      await Promise.all(readers);
      agent.destroy();
      return seen;
    },
  };
}
