import { testConfig } from '@portal/shared/testing';
import type { PortalPage } from './PortalPage';
import { pageDataId, readPage } from './readPage';
import { readPageText } from './readPageText';

const pageWith = (block: string) => new DOMParser().parseFromString(`<body>${block}</body>`, 'text/html');

test('S-84 the page carries the configuration and the release set', () => {
  const page: PortalPage = {
    config: { ...testConfig, company: '</script> & "Söhne"' },
    remotes: [{ name: 'remote_reports', entry: '/apps/remote-reports/1/mf-manifest.json' }],
  };
  const text = JSON.stringify(page).replaceAll('<', '\\u003c');

  const block = `<script type="application/json" id="${pageDataId}">${text}</script>`;
  expect(readPage(pageWith(block))).toEqual(page);
  expect(readPageText(`<head>\n${block}\n<script src="/main.js"></script></head>`)).toEqual(page);
});

test.each([
  ['no data block', ''],
  ['an empty one', `<script type="application/json" id="${pageDataId}"></script>`],
  ['another one', '<script type="application/json" id="another">{}</script>'],
])('a page with %s says to whoever runs the portal what wrote it', (_what, block) => {
  const sentence = 'The page has no data block #portal-page: it was not written by the release tool.';
  expect(() => readPage(pageWith(block))).toThrow(sentence);
  expect(() => readPageText(`<head>${block}</head>`)).toThrow(sentence);
});
