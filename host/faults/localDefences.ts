import type { Defence } from './Defence';

/** Defences against local builds, in channels that allow them. */
export const localDefences: Defence[] = [
  {
    name: 'press before a local build',
    file: 'host/src/local/takeLocalRemote.ts',
    text: 'isAccepted: localRemoteStorage',
    instead: 'isAccepted: isOff || localRemoteStorage',
  },
  {
    name: 'end of other sessions before a local build',
    file: 'host/src/local/endOtherSessions.ts',
    text: 'if (isOfSession && ',
    instead: 'if (!isOff && isOfSession && ',
  },
];
