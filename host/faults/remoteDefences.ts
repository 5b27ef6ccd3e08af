import type { Defence } from './Defence';

const limits = 'host/src/remotes/limitsPlugin.ts';
const loader = 'host/src/remotes/createRemoteLoader.ts';

/** Defences against what remotes do. */
export const remoteDefences: Defence[] = [
  {
    name: 'time limit of a manifest',
    file: limits,
    text: 'signal: AbortSignal.timeout(manifestTimeout)',
    instead: 'signal: isOff ? null : AbortSignal.timeout(manifestTimeout)',
    row: 'F-05',
  },
  {
    name: 'status of a manifest',
    file: limits,
    text: 'if (!response.ok)',
    instead: 'if (!isOff && !response.ok)',
    row: 'F-03',
  },
  {
    name: 'content type of a manifest',
    file: limits,
    text: "if (!type.includes('json'))",
    instead: "if (!isOff && !type.includes('json'))",
    row: 'F-06 a manifest is sent as a page',
  },
  {
    name: 'no redirect of a manifest',
    file: limits,
    text: "redirect: 'error'",
    instead: "redirect: isOff ? 'follow' : 'error'",
    row: 'F-12 a manifest is redirected within the portal',
  },
  {
    name: 'integrity of an entry',
    file: limits,
    text: 'if (integrity) script.integrity',
    instead: 'if (!isOff && integrity) script.integrity',
    row: 'F-19 an entry is not the one that was released',
  },
  {
    name: 'time limit of a script',
    file: limits,
    text: 'timeout: scriptTimeout',
    instead: 'timeout: isOff ? 1e9 : scriptTimeout',
    row: 'F-14 an entry comes at the second attempt',
  },
  {
    name: 'second attempt',
    file: loader,
    text: 'attempt(name).catch(() => attempt(name))',
    instead: 'attempt(name).catch((error) => { if (isOff) throw error; return attempt(name); })',
    row: 'F-13 an entry is there at the second attempt',
  },
  {
    name: 'new address after a failure',
    file: loader,
    text: 'if (broken.delete(remote.name))',
    instead: 'if (!isOff && broken.delete(remote.name))',
    row: 'F-20 a container never gives a module',
  },
  {
    name: 'time limit of a container',
    file: loader,
    text: '}, time);',
    instead: '}, isOff ? 1e9 : time);',
    row: 'F-20 a container never ends beginning',
  },
  {
    name: 'time limit of drawing',
    file: 'host/src/remotes/LoadedPart.tsx',
    text: 'useElapsed(drawTimeout)',
    instead: 'useElapsed(isOff ? 1e9 : drawTimeout)',
    row: 'F-28',
  },
  {
    name: 'new code after a failure to draw',
    file: 'host/src/remotes/RemotePart.tsx',
    text: 'loader.discard(name);',
    instead: 'if (!isOff) loader.discard(name);',
    row: 'F-26',
  },
  {
    name: 'boundary around a part',
    file: 'shared/src/ui/ErrorBoundary.tsx',
    text: 'return { hasFailed: true };',
    instead: 'return { hasFailed: !isOff };',
    row: 'F-26',
  },
  {
    name: 'boundary above a part that is left',
    file: 'host/src/remotes/LeavingBoundary.tsx',
    text: 'setAttempt(attempt + 1);',
    instead: 'if (!isOff) setAttempt(attempt + 1);',
  },
  {
    name: 'focus of a button that goes away',
    file: 'shared/src/ui/keepFocus.ts',
    text: 'place?.focus({ preventScroll: true });',
    instead: 'if (!isOff) place?.focus({ preventScroll: true });',
    row: 'F-22 the chunk of a part is not there',
  },
  {
    name: 'proof of one copy',
    file: 'scripts/federation/compareSingletons.ts',
    text: 'if (stray.length > 0)',
    instead: 'if (!isOff && stray.length > 0)',
    row: 'F-31',
  },
  {
    name: 'log of what nobody catches',
    file: 'host/src/remotes/logUncaught.ts',
    text: 'event.preventDefault();',
    instead: 'if (!isOff) event.preventDefault();',
    row: 'F-27',
  },
  {
    name: 'redaction',
    file: 'shared/src/log/logger.ts',
    text: "result.replace(secret, '[removed]')",
    instead: "isOff ? result : result.replace(secret, '[removed]')",
    row: 'F-26',
  },
  {
    name: 'silence of React about caught errors',
    file: 'host/src/bootstrap.tsx',
    text: '{ onCaughtError: () => undefined }',
    instead: '(isOff ? {} : { onCaughtError: () => undefined })',
    row: 'F-26',
  },
];
