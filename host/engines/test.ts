import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '../e2e/test';
import type { Engine } from './Engine';
import { EngineReader } from './EngineReader';
import { leftIn } from './leftIn';

interface EngineFixtures {
  /** An empty folder that is gone after the walk. */
  home: string;
  /** Somebody new, at a browser that keeps the data of sites or refuses to. */
  arriveAt: (engine: Engine, options?: { keepsData: boolean }) => Promise<EngineReader>;
}

export const test = base.extend<EngineFixtures>({
  home: async ({}, provide) => {
    const home = mkdtempSync(path.join(tmpdir(), 'portal-engine-'));
    await provide(home);
    // The last processes of a browser may still write while it ends.
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  },
  arriveAt: async ({ home, portal }, provide) => {
    const readers: EngineReader[] = [];
    await provide(async (engine, { keepsData } = { keepsData: true }) => {
      const missing = engine.missing();
      if (missing) throw new Error(missing);
      const reader = new EngineReader(await engine.launch({ home, keepsData }), portal);
      readers.push(reader);
      return reader;
    });
    try {
      const left = await Promise.all(readers.map(({ tab }) => leftIn(tab)));
      expect(left.flat()).toEqual([]);
    } finally {
      await Promise.all(readers.map(({ tab }) => tab.close()));
    }
  },
});
