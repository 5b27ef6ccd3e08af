import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/browser/findChromium.ts';
import { unoptimized } from './scripts/browser/unoptimized.ts';

const executablePath = findChromium();

/** Rows without their defence are to fail, most by waiting in vain (ms). The two of the short form run on busy machines. */
const inVain = process.env['PORTAL_DEFENCES'] === 'whole' ? 5_000 : 8_000;

export default defineConfig({
  testMatch: '*.e2e.ts',
  projects: [
    { name: 'gate', testDir: 'scripts/release' },
    { name: 'verbs', testDir: 'scripts', testMatch: 'verbs.e2e.ts' },
    { name: 'walks', testDir: 'host/e2e' },
    // A worker with other options is another process, portal and browser: one for each of these files, and none in between.
    { name: 'isolated', testDir: 'host/isolated', fullyParallel: false },
    { name: 'engines', testDir: 'host/engines' },
    { name: 'faults', testDir: 'host/faults', testMatch: 'faults.e2e.ts' },
    // Its steps are the trace.
    { name: 'random', testDir: 'host/randomWalk', use: { trace: 'off' } },
    {
      name: 'defences',
      testDir: 'host/faults',
      testMatch: 'defences.e2e.ts',
      expect: { timeout: inVain },
      use: { actionTimeout: inVain },
    },
  ],
  globalSetup: './host/e2e/prepareWalks.ts',
  fullyParallel: true,
  // A walk waits for a quarter of its time: for animations, timers and a server that is slow on purpose.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: 'CI' in process.env,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }], ['./host/faults/matrixReporter.ts']],
  use: {
    viewport: { width: 1280, height: 800 },
    // The page at each step, as a picture or a tree, costs every walk processor time: one that fails keeps its last picture.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        unoptimized,
      ],
    },
  },
});
