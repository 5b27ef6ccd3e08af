import type { Defence } from './Defence';
import { localDefences } from './localDefences';
import { remoteDefences } from './remoteDefences';
import { sessionDefences } from './sessionDefences';
import { startDefences } from './startDefences';

/** The defences that can be switched off, one by one, in a copy of the sources. */
export const defences: Defence[] = [
  ...remoteDefences,
  ...sessionDefences,
  ...startDefences,
  ...localDefences,
];
