import { appFolders, readApps } from './apps.ts';

const portsOf = async () => (await readApps()).map(({ folder, port }) => [folder, port]);

afterEach(() => {
  delete process.env['PORTAL_PORT'];
});

test('every app has a port of its own, and all of them move with that of the host', async () => {
  const declared = await portsOf();
  expect(declared[0]).toEqual(['host', 4300]);
  expect(new Set(declared.map(([, port]) => port)).size).toBe(appFolders().length);

  process.env['PORTAL_PORT'] = '5300';
  expect(await portsOf()).toEqual(declared.map(([folder, port]) => [folder, Number(port) + 1000]));
});
