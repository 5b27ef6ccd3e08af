import { init } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import { countingPage } from '../testing/countingPage';
import { createFederatedLoader } from './createFederatedLoader';
import { fallbackMemory } from './fallbackMemory';

test('F-01, F-12 the page’s federation runtime asks for a manifest within our limits, again at a new address', async () => {
  init({ name: 'host', remotes: [] });
  const calls: Parameters<typeof fetch>[] = [];
  globalThis.fetch = (...call) => {
    calls.push(call);
    return Promise.resolve(new Response('', { status: 404 }));
  };
  const entry = 'https://portal.example.com/apps/remote-reports/1/mf-manifest.json';
  const loader = createFederatedLoader([{ name: 'remote_reports', entry }]);

  await expect(loader.load('remote_reports/ReportListScreen')).rejects.toThrow('status 404');
  expect(calls).toEqual([
    [entry, expect.objectContaining({ credentials: 'omit', redirect: 'error' })],
    [`${entry}?retry=1`, expect.objectContaining({ credentials: 'omit', redirect: 'error' })],
  ]);
});

const previous = { build: '1', since: '2026-11-20T08:00:00Z', record: 'sha384-r' };
const entry = 'https://portal.example.com/apps/remote-reports/2/mf-manifest.json';
const reports = { name: 'remote_reports', entry, previous };
const oldEntry = 'https://portal.example.com/apps/remote-reports/1/remoteEntry.js';
const Screen = () => null;

/** A page on which the newest build cannot be had, and the one before can, once its scripts have been let in. */
function openPage() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const manifest = () => Promise.resolve(new Response('', { status: 404 }));
  const server = countingPage({ answers: { 'GET /apps/remote-reports/2/mf-manifest.json': manifest } });
  init({ name: 'host', remotes: [] });
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const { src } = script as HTMLScriptElement;
    const container = {
      init: () => undefined,
      get: () => Promise.resolve(() => ({ ReportListScreen: Screen })),
    };
    if (src.startsWith(oldEntry)) Object.assign(globalThis, { remote_reports: container });
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
  const used: string[] = [];
  const loader = createFederatedLoader([reports], ({ name }) => used.push(name));
  return { loader, used, told: () => server.calls.filter((call) => call.includes('e=fallback')) };
}

afterEach(() => {
  globalThis.portalPrevious = undefined;
  sessionStorage.clear();
});

test('a build that cannot be had gives way to the one before, which the tab keeps and the server hears of, once', async () => {
  globalThis.portalPrevious = jest.fn(() => Promise.resolve(oldEntry));
  const { loader, used, told } = openPage();
  expect(await loader.load('remote_reports/ReportListScreen')).toBe(Screen);
  expect(globalThis.portalPrevious).toHaveBeenCalledWith('remote_reports');
  expect([used, fallbackMemory.holds(reports)]).toEqual([['remote_reports'], true]);
  await waitFor(() => {
    expect(told()).toHaveLength(1);
  });

  const next = openPage();
  expect(await next.loader.load('remote_reports/ReportListScreen')).toBe(Screen);
  expect([next.used, next.told()]).toEqual([['remote_reports'], []]);
});

test('a page that can let nothing else in leaves the failure as it is', async () => {
  const { loader, used } = openPage();
  // The page's runtime still has the build of the test before.
  loader.discard('remote_reports/ReportListScreen');
  await expect(loader.load('remote_reports/ReportListScreen')).rejects.toThrow('status 404');
  expect([used, fallbackMemory.holds(reports)]).toEqual([[], false]);
});
