import { pretendNewer } from '../e2e/pretendNewer';
import { page, status } from './answers';
import { fault, type AbsentFault, type Fault, type Scene } from './Fault';
import { appOf, type Part } from './Part';

const every = (_part: Part) => true;
const isSound = { heals: 'nothing is broken', focus: 'nothing is broken' };

/** The open tab looks, finds this release instead of its own, and says so in a line; the part is sound. */
const otherRelease = (otherOf: (part: Part) => Parameters<typeof pretendNewer>[1]) => ({
  hits: every,
  isInside: true,
  told: null,
  lines: 0,
  without: isSound,
  begin: async ({ reader, part }: Scene) => {
    // Before that nothing looks, and a session would end in the time that passes meanwhile.
    await reader.untilQuiet();
    await pretendNewer(reader, otherOf(part));
  },
});

/** Faults of releases: the page that a tab runs and the files that are there do not fit. */
export const releaseFaults: (Fault | AbsentFault)[] = [
  fault(
    'F-36 the host is released in mid-session',
    otherRelease(() => ({ app: 'host' })),
  ),
  fault('F-37 an old release has been deleted', {
    hits: every,
    isInside: true,
    begin: ({ reader }) => reader.page.route('**/apps/remote-*/**', status(404)),
    without: { other: 'the files of all remotes are gone' },
  }),
  fault(
    'F-38 a remote is released in mid-session',
    otherRelease((part) => ({ app: appOf(part) })),
  ),
  fault(
    'F-39 a release is taken back in mid-session',
    otherRelease(() => ({ app: 'host', number: 0 })),
  ),
  {
    title: 'F-40 a release is live before its files are',
    reason: 'files come first, and the page is swapped in one step',
  },
  {
    title: 'F-41 a proxy serves an old page',
    reason:
      'an old page is a sound page until prune takes its files; without those no part is there: failedStart.e2e.ts',
  },
  fault('F-42 a proxy answers files with a page', {
    hits: every,
    begin: ({ reader }) => reader.page.route('**/apps/remote-*/**', page),
    without: { other: 'the files of all remotes are pages' },
  }),
];
