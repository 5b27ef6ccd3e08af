import type { Disagreement } from '../contract/Disagreement.ts';
import { disagreementSentence } from './disagreementSentence.ts';

const ofSlot: Disagreement = {
  giver: 'host',
  files: { host: 'host.ts', remote: 'remote.ts' },
  name: 'Panel',
  module: 'remote_news/Panel',
  kind: 'type',
  of: 'slot',
  at: 'day',
  given: 'string',
  taken: 'number',
};
const ofExport: Disagreement = { ...ofSlot, name: 'dayOf', module: '@portal/shared', of: 'export' };

/** Sentences about one disagreement: where the remote is new, and where the host is. */
const sentences = (one: Disagreement) => {
  const host = { app: 'host', build: 'H' };
  const remote = { app: 'remote-news', build: 'R' };
  return [disagreementSentence(one, host, remote, true), disagreementSentence(one, host, remote, false)];
};

test.each<[what: string, one: Disagreement, ofRemote: string, ofHost: string]>([
  [
    'what cannot be compared',
    { ...ofSlot, kind: 'unreadable' },
    'remote.ts: what is said of remote_news/Panel there cannot be compared.',
    'host.ts: what is said of remote_news/Panel there cannot be compared.',
  ],
  [
    'a renamed prop',
    { ...ofSlot, kind: 'renamed', taken: 'date' },
    'remote.ts: the host (build H) passes "day", and this build calls for "date".',
    'host.ts: this build passes to remote_news/Panel "day", and the live remote-news (build R) calls for "date".',
  ],
  [
    'a prop that is not passed',
    { ...ofSlot, kind: 'missing' },
    'remote.ts: this build calls for "day", which the host (build H) does not pass.',
    'host.ts: the live remote-news (build R) calls for "day", which this build does not pass.',
  ],
  [
    'a prop that is not always passed',
    { ...ofSlot, kind: 'optional' },
    'remote.ts: this build calls for "day", which the host (build H) does not always pass.',
    'host.ts: the live remote-news (build R) calls for "day", which this build does not always pass.',
  ],
  [
    'a prop of another type',
    ofSlot,
    'remote.ts: the host (build H) passes "day" as string, and this build takes number.',
    'host.ts: this build passes to remote_news/Panel "day" as string, and the live remote-news (build R) takes number.',
  ],
  [
    'all props',
    { ...ofSlot, at: '' },
    'remote.ts: the host (build H) passes props as string, and this build takes number.',
    'host.ts: this build passes to remote_news/Panel props as string, and the live remote-news (build R) takes number.',
  ],
  [
    'what a panel gives its host',
    { ...ofSlot, giver: 'remote' },
    'remote.ts: this build gives "day" as string, and the host (build H) takes number.',
    'host.ts: the live remote-news (build R) gives "day" as string, and this build takes number.',
  ],
  [
    'an export that is not there',
    { ...ofExport, kind: 'absent' },
    'remote.ts: this build uses "dayOf" of @portal/shared, which the host (build H) does not have.',
    'host.ts: the live remote-news (build R) uses "dayOf" of @portal/shared, which this build does not have.',
  ],
  [
    'an export that can only be read',
    { ...ofExport, kind: 'readonly' },
    'remote.ts: this build writes "dayOf" of @portal/shared, which the host (build H) only lets read.',
    'host.ts: the live remote-news (build R) writes "dayOf" of @portal/shared, which this build only lets read.',
  ],
  [
    'another export of the same name',
    { ...ofExport, kind: 'other' },
    'remote.ts: the host (build H) has another "dayOf" of @portal/shared than this build was built with.',
    'host.ts: this build has another "dayOf" of @portal/shared than the live remote-news (build R) was built with.',
  ],
  [
    'a part of an export that is not given',
    { ...ofExport, kind: 'missing' },
    'remote.ts: this build needs "day" of "dayOf", which the host (build H) does not give.',
    'host.ts: the live remote-news (build R) needs "day" of "dayOf", which this build does not give.',
  ],
  [
    'a part of an export that is not always given',
    { ...ofExport, kind: 'optional' },
    'remote.ts: this build needs "day" of "dayOf", which the host (build H) does not always give.',
    'host.ts: the live remote-news (build R) needs "day" of "dayOf", which this build does not always give.',
  ],
  [
    'an export of another type',
    { ...ofExport, at: '' },
    'remote.ts: the host (build H) gives "dayOf" of @portal/shared as string, and this build takes number.',
    'host.ts: this build gives "dayOf" of @portal/shared as string, and the live remote-news (build R) takes number.',
  ],
])('of %s one team is told by the name of its file', (_what, one, ofRemote, ofHost) => {
  expect(sentences(one)).toStrictEqual([ofRemote, ofHost]);
});
