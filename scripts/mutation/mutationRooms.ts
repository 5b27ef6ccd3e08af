/** A room whose source is changed on purpose, and the tests that have to notice. */
export interface MutationRoom {
  folder: string;
  /** Project of jest.config.js. */
  project: 'product' | 'tools';
  /** Tests of other rooms that are about this one; those beside its source always run. */
  tests?: string[];
  /** Tests beside its source that start processes, for seconds at each change: others have to see what they would. */
  slow?: string[];
  /** Source that only those slow tests come by. */
  leftOut?: string[];
  /** Values that a module makes when it is loaded stay as they are: for each change every test of the room would run. */
  keepsConstants?: true;
}

export const mutationRooms: MutationRoom[] = [
  { folder: 'shared/src/paths', project: 'product' },
  { folder: 'shared/src/http', project: 'product' },
  { folder: 'shared/src/load', project: 'product' },
  { folder: 'shared/src/session', project: 'product' },
  { folder: 'host/src/okta', project: 'product' },
  { folder: 'host/src/state', project: 'product' },
  { folder: 'host/src/remotes', project: 'product' },
  {
    folder: 'scripts/release/serving',
    project: 'tools',
    slow: ['keptFiles.test.ts', 'serving.test.ts'],
    leftOut: ['startNginx.ts', 'staticFiles.ts'],
    keepsConstants: true,
  },
  { folder: 'scripts/release/store', project: 'tools', slow: ['severalProcesses.test.ts'] },
  {
    folder: 'scripts/release/checks',
    project: 'tools',
    // Those of contracts start the compiler, and checks.test.ts ships whole sets.
    slow: ['browserCheck.test.ts', 'checks.test.ts', 'contractFaults.test.ts', 'sharedContracts.test.ts'],
    leftOut: ['browserFaults.ts', 'contractFaults.ts', 'walkThrough.ts', 'watchAttempts.ts'],
    keepsConstants: true,
  },
];

/** Stryker's report of the last run, from which the next one takes what has not changed. */
export const reportOf = ({ folder }: MutationRoom): string =>
  `.cache/mutation/${folder.replaceAll('/', '-')}.json`;
