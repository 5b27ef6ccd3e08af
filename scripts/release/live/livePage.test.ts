import { openPortal } from '../testing/openPortal.ts';
import { pageOf, readLivePage, readSet } from './livePage.ts';

test('a set in which one build is from before the policy of scripts has a page that does not demand it', async () => {
  const { store } = await openPortal();
  const live = await readLivePage(store, 'production');
  if (!live?.release) throw new Error('There is no page.');
  const set = await readSet(store, live.release.builds);
  const demands = (builds: typeof set) =>
    String(pageOf(builds, live.config, { number: 1, channel: 'production', at: '' })).includes(
      "require-trusted-types-for 'script'",
    );
  expect(demands(set)).toBe(true);
  for (const old of set)
    expect(
      demands(
        set.map((one) => {
          const { loadsByPolicy, ...rest } = one;
          return one === old && loadsByPolicy ? rest : one;
        }),
      ),
    ).toBe(false);
});

test('F-37 the page says that no script has come unless the host’s boot script could not hide it', async () => {
  const { store } = await openPortal();
  const live = await readLivePage(store, 'production');
  if (!live?.release) throw new Error('There is no page.');
  const set = await readSet(store, live.release.builds);
  const says = (builds: typeof set) =>
    String(pageOf(builds, live.config, { number: 1, channel: 'production', at: '' })).includes(
      'The portal could not be loaded.',
    );
  expect(says(set)).toBe(true);
  expect(says(set.map(({ hidesFault: _hidesFault, ...rest }) => rest))).toBe(false);
});
