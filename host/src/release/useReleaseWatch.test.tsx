import { answerWith, breathe, renderAt, testConfig } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { useReleaseWatch } from './useReleaseWatch';

const script = '/apps/remote-reports/1/history.js';
const running = {
  number: 61,
  channel: 'production',
  at: '2026-11-21T08:00:00.000Z',
  builds: { 'remote-reports': '1' },
  outlivesReload: true,
};
const newer = { ...running, number: 62, builds: { 'remote-reports': '2' } };
const livePage = `<!doctype html><script type="application/json" id="portal-page">${JSON.stringify({
  config: testConfig,
  release: newer,
  remotes: [],
})}</script>`;

beforeEach(() => {
  sessionStorage.clear();
  globalThis.portalIntegrity = { [script]: 'sha384-x' };
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  globalThis.portalIntegrity = undefined;
});

function Watch() {
  const { other } = useReleaseWatch(running);
  return other && <p>A newer release</p>;
}

/** In a tab of a release that has been replaced, a script fails, and the server says this of it. */
async function failScript(look: () => Promise<Response>) {
  const requests: string[] = [];
  globalThis.fetch = (_url, { method = 'GET' } = {}) => {
    requests.push(method);
    return method === 'HEAD' ? look() : Promise.resolve(new Response(livePage));
  };
  const { findByText } = renderAt(<Watch />);
  const element = document.createElement('script');
  Object.defineProperty(element, 'src', { value: script });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  expect(await findByText('A newer release')).toBeVisible();
  await waitFor(() => {
    expect(requests).toEqual(['GET', 'HEAD']);
  });
  await breathe();
  return sessionStorage.getItem('portal.reloaded.61');
}

test.each<[string, () => Promise<Response>]>([
  ['is still there', answerWith(200)],
  ['cannot be asked for', () => Promise.reject(new TypeError('connection reset'))],
  ['is answered with 503', answerWith(503)],
])('a script that failed and %s takes no reader away from a replaced release', async (_what, look) => {
  expect(await failScript(look)).toBeNull();
});

test('one that is gone does', async () => {
  // jsdom loads no page again, and says so.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(await failScript(answerWith(404))).toBe('yes');
  expect(log).toHaveBeenCalledTimes(1);
});
