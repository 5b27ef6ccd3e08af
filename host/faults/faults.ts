import { callFaults } from './callFaults';
import { codeFaults } from './codeFaults';
import type { AbsentFault, Fault } from './Fault';
import { releaseFaults } from './releaseFaults';
import { remoteFaults } from './remoteFaults';
import { sessionFaults } from './sessionFaults';

/** Every row of the matrix, by number. */
export const faults: (Fault | AbsentFault)[] = [
  ...remoteFaults,
  ...codeFaults,
  ...releaseFaults,
  ...callFaults,
  ...sessionFaults,
].sort((a, b) => a.title.slice(0, 4).localeCompare(b.title.slice(0, 4)));

export const isAbsent = (row: Fault | AbsentFault): row is AbsentFault => 'reason' in row;
