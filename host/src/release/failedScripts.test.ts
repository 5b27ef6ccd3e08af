import { failedScripts } from './failedScripts';

const own = '/apps/remote-reports/1/screen.js';

afterEach(() => {
  globalThis.portalIntegrity = undefined;
});

/** Sets the browser's timing entries. */
function remember(...entries: { name: string; responseStatus?: number }[]) {
  performance.getEntriesByType = () => entries as unknown as PerformanceEntryList;
}

test('a script of this release that was refused before anybody listened is known', () => {
  globalThis.portalIntegrity = { [own]: 'sha384-x' };
  remember(
    { name: `http://localhost${own}`, responseStatus: 404 },
    { name: `http://localhost${own}?retry=1`, responseStatus: 503 },
    { name: `http://localhost${own}`, responseStatus: 200 },
    // A request that was given up, or a browser that does not tell.
    { name: `http://localhost${own}`, responseStatus: 0 },
    { name: `http://localhost${own}` },
    { name: 'http://localhost/apps/remote-reports/2/screen.js', responseStatus: 404 },
    { name: 'https://api.example.com/user', responseStatus: 500 },
    { name: 'not an address', responseStatus: 404 },
  );
  expect(failedScripts()).toEqual([`http://localhost${own}`, `http://localhost${own}?retry=1`]);
});

test('where the page carries no integrity values there is nothing to compare with', () => {
  remember({ name: `http://localhost${own}`, responseStatus: 404 });
  expect(failedScripts()).toEqual([]);
});
