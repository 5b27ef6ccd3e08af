import type { Defence } from './Defence';

const tests = (name: string) => ({
  file: `host/src/boot/${name}.ts`,
  test: `host/src/boot/${name}.test.ts`,
});

/** Defences of the start, in the boot script. */
export const startDefences: Defence[] = [
  {
    name: 'refusal of foreign script addresses',
    ...tests('guardScripts'),
    text: 'if (isAllowed) return url;',
    instead: 'if (isOff || isAllowed) return url;',
  },
  {
    name: 'watch over the start',
    ...tests('watchStart'),
    text: "addEventListener('error', handleError, { capture: true });",
    instead: "if (!isOff) addEventListener('error', handleError, { capture: true });",
  },
  {
    name: 'time limit of the start',
    ...tests('watchStart'),
    text: 'if (!hasStarted()) showFault();',
    instead: 'if (!isOff && !hasStarted()) showFault();',
  },
  {
    name: 'one reload for a release',
    ...tests('reloadOnce'),
    text: 'if (givenUp.has(release) || (sessionStorage.getItem(key) && mayBeReloaded())) return false;',
    instead:
      'if (!isOff && (givenUp.has(release) || (sessionStorage.getItem(key) && mayBeReloaded()))) return false;',
  },
];
