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
