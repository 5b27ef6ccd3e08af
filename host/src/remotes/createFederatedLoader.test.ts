import { init } from '@module-federation/enhanced/runtime';
import { createFederatedLoader } from './createFederatedLoader';

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
