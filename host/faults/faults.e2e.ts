import { faults, isAbsent } from './faults';
import { nameOf } from './Part';
import { switchName } from './switched';
import { expect, test } from './test';

/** All parts, those of further remotes too, instead of one for each fault. */
const isWhole = process.env['PORTAL_FAULTS'] === 'whole';
test.use({ portalOptions: { hasAllRemotes: isWhole } });

for (const [index, row] of faults.entries()) {
  if (isAbsent(row)) continue;

  test(row.title, async ({ ask, parts }, info) => {
    const hit = parts.filter(row.hits);
    const asked = isWhole ? hit : hit.slice(index % hit.length).slice(0, 1);
    test.setTimeout(60_000 * asked.length);
    for (const part of asked) {
      const outcomes = await ask(row, part);
      await info.attach('outcomes', { body: JSON.stringify({ part: nameOf(part), outcomes }) });
      for (const [invariant, outcome] of Object.entries(outcomes))
        expect.soft('broken' in outcome ? outcome.broken : '', `${nameOf(part)}: ${invariant}`).toBe('');
    }
  });
}

test('no file that is served knows a switch for a defence', async ({ portal, request }) => {
  const page = await (await request.get(portal.origin)).text();
  const files = new Set([...page.matchAll(/"(\/apps\/[^"]+\.js)"/g)].map(([, file = '']) => file));

  expect(files.size).toBeGreaterThan(10);
  for (const file of files)
    expect(await (await request.get(`${portal.origin}${file}`)).text()).not.toContain(switchName);
});
