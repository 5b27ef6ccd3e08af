/** @jest-environment jsdom */
import { entryOfManifest } from './entryOfManifest.ts';

const answering = (body: unknown) => () => Promise.resolve({ json: () => Promise.resolve(body) } as Response);
const manifest = (publicPath?: string, path?: string) => ({
  metaData: { publicPath, remoteEntry: { name: 'remoteEntry.1.js', path } },
});

test.each([
  ['/apps/news/1/mf-manifest.json', manifest('auto'), '/apps/news/1/remoteEntry.1.js'],
  ['/apps/news/1/mf-manifest.json?retry=2', manifest('auto', ''), '/apps/news/1/remoteEntry.1.js?retry=2'],
  [
    '/mf-manifest.json',
    manifest('https://files.example.com/news/', 'js'),
    'https://files.example.com/news/js/remoteEntry.1.js',
  ],
])('%s names the entry', async (address, body, entry) => {
  expect(await entryOfManifest(address, answering(body))).toBe(new URL(entry, document.baseURI).href);
});

test.each([null, {}, { metaData: {} }, { metaData: { remoteEntry: { name: '' } } }])(
  '%j is not a manifest',
  async (body) => {
    await expect(entryOfManifest('/mf-manifest.json', answering(body))).rejects.toThrow(
      '/mf-manifest.json is not a federation manifest.',
    );
  },
);
