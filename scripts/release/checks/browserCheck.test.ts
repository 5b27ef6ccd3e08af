import { check, ship } from '../commands/ship.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { refusalsOf } from '../testing/refusalsOf.ts';

test('what passes every other check and does not run in a browser is refused, and nothing is published', async () => {
  const portal = await openPortal();
  const built = portal.build('host', { content: { 'main.js': 'throw new Error("no portal")' } });
  const before = await portal.live();
  expect(await refusalsOf(ship({ ...portal.candidate(built), usesBrowser: true }))).toStrictEqual([
    {
      check: 'browser',
      // Its boot script throws as the live one does.
      sentence: 'host/dist/main.js: in the browser, the login view brought up "Error: no portal".',
    },
  ]);
  expect(await portal.live()).toStrictEqual(before);
});

test('another configuration is walked through as well, although every build is live already', async () => {
  const portal = await openPortal();
  const candidate = { ...portal.candidate(), config: { ...fakeConfig, productTitle: 'News' } };
  const refusals = await refusalsOf(check({ ...candidate, usesBrowser: true }));
  expect(refusals.map((one) => one.check)).toStrictEqual(['browser']);
});
