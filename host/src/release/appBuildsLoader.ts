import { createLoader, type Load } from '@portal/shared';
import { atom } from 'jotai';
import type { BuildOrigin } from '../model/AppBuild';
import { fetchBuildRecord } from './fetchBuildRecord';

/** Origins of builds by app; missing where the record could not be fetched. */
export type BuildOrigins = Map<string, BuildOrigin | null>;

/** Fetches the records of builds, each given as `app/build`. */
export const appBuildsLoader = createLoader<string[], BuildOrigins>({
  name: 'about.builds',
  stateAtom: atom<Load<BuildOrigins>>({ status: 'idle' }),
  fetch: async (_http, _signal, ...builds) => {
    const records = await Promise.allSettled(
      builds.map(async (name) => {
        const [app = '', build = ''] = name.split('/');
        return [app, await fetchBuildRecord(app, build)] as const;
      }),
    );
    return new Map(records.flatMap((record) => (record.status === 'fulfilled' ? [record.value] : [])));
  },
  dropOnLeave: true,
});
