import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuild } from '../build/readBuild.ts';
import { fakeApps, fakeConfig } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { openSet } from './openSet.ts';

test('a set for a channel that allows local builds is served as well, with its own provider and API', async () => {
  const builds = fakeApps(temporaryDirectory()).map(({ app, dist }) => readBuild(app, dist));
  const { origin, stop } = await openSet({
    next: builds.map(({ release }) => release),
    config: { ...fakeConfig, environment: 'staging', allowLocalRemotes: true },
    read: (release, file) =>
      Promise.resolve(builds.find((build) => build.release === release)?.read(file) ?? Buffer.alloc(0)),
  });
  try {
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).not.toContain(fakeConfig.identityProvider.issuer);
    expect(text).not.toContain('"allowLocalRemotes":true');
  } finally {
    await stop();
  }
});

test('no folder is made for a file whose name leads out of the set, and which is refused', async () => {
  const outside = path.join(temporaryDirectory(), 'outside');
  const file = `../../../../${path.relative(tmpdir(), outside)}/file.js`;
  const next = fakeApps(temporaryDirectory()).map(({ app, dist }) => ({
    ...readBuild(app, dist).release,
    files: { [file]: { size: 1, type: 'text/javascript', sha384: '' } },
  }));
  const read = () => Promise.reject(new Error('refused'));
  await expect(openSet({ next, config: fakeConfig, read })).rejects.toThrow('refused');
  expect(existsSync(outside)).toBe(false);
});
