import { ship } from '../commands/ship.ts';
import { openPortal } from '../testing/openPortal.ts';
import { diffReleases } from './diffReleases.ts';

test('a build that is shipped again from a later commit is named by that commit, as in the status', async () => {
  const { store, build, candidate } = await openPortal();
  const shipFrom = (text: string, commit: string, day: string) => {
    const origin = { commit, committedAt: `${day}T08:00:00Z`, isClean: true, sources: '' };
    return ship(candidate(build('remote-reports', { content: { 'remoteEntry.js': text }, origin })));
  };
  await shipFrom('two', 'aaaaaaa', '2026-11-22');
  await shipFrom('three', 'bbbbbbb', '2026-11-23');
  await shipFrom('two', 'ccccccc', '2026-11-24');
  const named = async (a: number, b: number) => {
    const { apps } = await diffReleases(store, a, b);
    return apps.map(({ from, to }) => [from?.commit, to?.commit]);
  };
  expect(await named(3, 4)).toEqual([['bbbbbbb', 'ccccccc']]);
  expect(await named(2, 3)).toEqual([['aaaaaaa', 'bbbbbbb']]);
});
