import { contractFaults } from '../checks/contractFaults.ts';
import { readBuild } from '../build/readBuild.ts';
import type { Release } from '../build/Release.ts';
import { fakeBuild, fakeConfig } from './fakeBuild.ts';
import { fakeContract, type Said } from './fakeContract.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** Sentences of the gate with each of the two builds as the candidate. */
export async function contractSentences(
  host: Said,
  remote: Said,
  previousSets: (next: Release[]) => Release[][] = () => [],
) {
  const root = temporaryDirectory();
  const built = Object.entries({ host, 'remote-reports': remote }).map(([app, said]) => {
    const { dist } = fakeBuild(root, app, { content: fakeContract(said) });
    return readBuild(app, dist);
  });
  const next = built.map(({ release }) => release);
  const ask = async (app: string) => {
    const sentences = await contractFaults({
      next,
      previousSets: previousSets(next),
      changed: new Set([app]),
      config: fakeConfig,
      read: (release, file) => {
        const one = built.find((build) => build.release === release);
        return one
          ? Promise.resolve(one.read(file))
          : Promise.reject(new Error(`No build of ${release.app}.`));
      },
    });
    return sentences.map((sentence) => sentence.replace(/\(build \w{16}\)/g, '(build B)'));
  };
  return { host: await ask('host'), remote: await ask('remote-reports') };
}
