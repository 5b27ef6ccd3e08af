import type { Defence } from './Defence';

/** Defences of the start, in the boot script. */
export const startDefences: Defence[] = [
  {
    name: 'refusal of foreign script addresses',
    file: 'host/src/boot/guardScripts.ts',
    text: 'if (isAllowed) return url;',
    instead: 'if (isOff || isAllowed) return url;',
  },
  {
    name: 'watch over the start',
    file: 'host/src/boot/watchStart.ts',
    text: "addEventListener('error', handleError, { capture: true });",
    instead: "if (!isOff) addEventListener('error', handleError, { capture: true });",
  },
  {
    name: 'time limit of the start',
    file: 'host/src/boot/watchStart.ts',
    text: 'if (!hasStarted()) showFault();',
    instead: 'if (!isOff && !hasStarted()) showFault();',
  },
  {
    name: 'one reload for a release',
    file: 'host/src/boot/reloadOnce.ts',
    text: 'if (givenUp.has(release) || (sessionStorage.getItem(key) && mayBeReloaded())) return false;',
    instead:
      'if (!isOff && (givenUp.has(release) || (sessionStorage.getItem(key) && mayBeReloaded()))) return false;',
  },
];
