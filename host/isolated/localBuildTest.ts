import { ReportListPage } from '@portal/scripts/browser/ReportListPage.ts';
import { channelCookie } from './channelCookie';
import type { Reader } from '../e2e/Reader';
import { startDevelopment, type Development } from '../e2e/startDevelopment';
import { test } from '../e2e/test';

const minutes = 60_000;

/** The name that the deployed build gives the list. */
export const deployedTitle = ReportListPage.title;

export interface LocalBuild extends Development {
  /** The name that the sources on this machine give the list. */
  title: string;
}

/** Walks with `npm start -- reports --on` the portal: a local build that a link puts into its staging channel. */
export const localBuildTest = test.extend<
  { arriveIn: (channel: string, isSignedIn?: boolean) => Promise<Reader> },
  { local: LocalBuild }
>({
  local: [
    async ({ runningPortal }, provide) => {
      const development = await startDevelopment(
        ...['reports', '--on', runningPortal.origin],
        ...['--channel', 'staging'],
      );
      await provide({ ...development, title: deployedTitle });
      await development.stop();
    },
    { scope: 'worker', timeout: 5 * minutes },
  ],
  /** Somebody whose cookie puts them into a channel. */
  arriveIn: async ({ arrive, portal }, provide) => {
    await provide(async (channel, isSignedIn = true) => {
      const reader = await arrive();
      await reader.context.addCookies([channelCookie(portal, channel)]);
      if (!isSignedIn) return reader;
      await reader.openSignedIn('/');
      await reader.untilKnown();
      reader.requests.length = 0;
      return reader;
    });
  },
});
