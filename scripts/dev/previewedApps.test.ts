import { previewedApps } from './previewedApps.ts';

const apps = ['host', 'remote-auth', 'remote-news', 'remote-reports'].map((folder, index) => ({
  folder,
  version: '0.0.0',
  federationName: folder.replace('-', '_'),
  port: 4300 + index,
}));
const folders = (names?: string) => previewedApps(names, apps).map(({ folder }) => folder);

test('a preview has every remote, or those that are named', () => {
  expect(folders()).toEqual(['host', 'remote-auth', 'remote-news', 'remote-reports']);
  expect(folders('reports,remote-auth')).toEqual(['host', 'remote-auth', 'remote-reports']);
});

test('a remote that is not there is named, with those that are', () => {
  expect(() => folders('auth,desk')).toThrow(
    new Error('There is no remote "desk"; there are auth, news, reports.'),
  );
});
