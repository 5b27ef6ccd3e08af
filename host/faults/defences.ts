import { answerDefences } from './answerDefences';
import type { Defence } from './Defence';
import { localDefences } from './localDefences';
import { remoteDefences } from './remoteDefences';
import { servedDefences } from './servedDefences';
import { sessionDefences } from './sessionDefences';
import { signInDefences } from './signInDefences';
import { startDefences } from './startDefences';

/** The defences that can be switched off, one by one, in a copy of the sources. */
export const defences: Defence[] = [
  ...remoteDefences,
  ...sessionDefences,
  ...signInDefences,
  ...answerDefences,
  ...startDefences,
  ...localDefences,
  ...servedDefences,
];
