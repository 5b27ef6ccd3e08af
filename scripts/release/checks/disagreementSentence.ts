import type { Disagreement } from '../contract/Disagreement.ts';
import type { Release } from '../build/Release.ts';

type Build = Pick<Release, 'app' | 'build'>;

/**
 * A sentence about a pair of builds that do not fit, for the team of the one that is new.
 *
 * @param isRemotes the remote is new
 */
export function disagreementSentence(
  { giver, files, name, module, kind, of, at, given, taken }: Disagreement,
  host: Build,
  remote: Build,
  isRemotes: boolean,
): string {
  // The fault names the file of the changed app.
  const file = isRemotes ? files.remote : files.host;
  const theHost = isRemotes ? `the host (build ${host.build})` : 'this build';
  const theRemote = isRemotes ? 'this build' : `the live ${remote.app} (build ${remote.build})`;
  const [from, to] = giver === 'host' ? [theHost, theRemote] : [theRemote, theHost];

  if (kind === 'unreadable') return `${file}: what is said of ${module} there cannot be compared.`;
  if (of === 'slot') {
    const passes = isRemotes ? 'passes' : `passes to ${module}`;
    const what = at ? `"${at}"` : 'props';
    if (kind === 'renamed') return `${file}: ${from} ${passes} ${what}, and ${to} calls for "${taken}".`;
    if (kind === 'missing') return `${file}: ${to} calls for ${what}, which ${from} does not pass.`;
    if (kind === 'optional') return `${file}: ${to} calls for ${what}, which ${from} does not always pass.`;
    return giver === 'host'
      ? `${file}: ${from} ${passes} ${what} as ${given}, and ${to} takes ${taken}.`
      : `${file}: ${from} gives ${what} as ${given}, and ${to} takes ${taken}.`;
  }
  const whole = `"${name}" of ${module}`;
  if (kind === 'absent') return `${file}: ${to} uses ${whole}, which ${from} does not have.`;
  if (kind === 'readonly') return `${file}: ${to} writes ${whole}, which ${from} only lets read.`;
  if (kind === 'other') return `${file}: ${from} has another ${whole} than ${to} was built with.`;
  const part = at ? `"${at}" of "${name}"` : whole;
  if (kind === 'missing') return `${file}: ${to} needs ${part}, which ${from} does not give.`;
  if (kind === 'optional') return `${file}: ${to} needs ${part}, which ${from} does not always give.`;
  return `${file}: ${from} gives ${part} as ${given}, and ${to} takes ${taken}.`;
}
