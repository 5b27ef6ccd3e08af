import type { Step } from '../smoke/Step.ts';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';

/** Time limit (ms) for a screen. */
export const longest = 20_000;

/** The portal's own log line for a screen that cannot be loaded. */
export const isLogged = /^\[portal\] remotes\.(\S+): (.*)$/s;

/** An error of the page, with the address that it names. */
export type Trouble = {
  kind: 'console' | 'thrown' | 'missing' | 'refused' | 'seen' | 'absent' | 'unanswered';
  text: string;
  url: string;
};

/** The fault that stopped a step, with the file to mend. `trouble` is missing where a screen did not come. */
export function browserSentence(
  set: Pick<SetToCheck, 'next' | 'changed'>,
  host: Release,
  step: Pick<Step, 'what' | 'screen'>,
  trouble?: Trouble,
): string {
  const sentence = sentenceOf(set, host, step, trouble);
  const [suspect, ...others] = set.changed;
  const isNamed = suspect === undefined || others.length > 0 || sentence.startsWith(`${suspect}/`);
  return isNamed ? sentence : `${suspect}, which alone is new, breaks this: ${sentence}`;
}

function sentenceOf(
  { next, changed }: Pick<SetToCheck, 'next' | 'changed'>,
  host: Release,
  { what, screen }: Pick<Step, 'what' | 'screen'>,
  trouble?: Trouble,
): string {
  const [, blamed = screen, logged] = isLogged.exec(trouble?.text ?? '') ?? [];
  const cause = shortened(logged ?? trouble?.text ?? `it was not there after ${String(longest / 1000)} s`);
  const [name, expose = ''] = blamed.split('/');
  const remote = next.find(({ federationName }) => federationName === name);

  const [, app, file] = /\/apps\/([\w-]+)\/\w+\/([^?:]+)/.exec(trouble?.url ?? '') ?? [];
  const isChanged = remote !== undefined && changed.has(remote.app);
  const screenFile = isChanged ? `${remote.app}/src/exposes/${expose}.ts` : undefined;
  if (trouble?.kind === 'seen') return `${screenFile ?? entryOf(host)}: in the browser, ${what} ${cause}.`;
  if (trouble?.kind === 'unanswered') {
    const samples = `${isChanged ? `${remote.app}/` : 'a remote’s '}src/testing/samples.ts`;
    return `${samples} has no answer to "${trouble.text}", for which ${what} asks the API.`;
  }
  if (trouble?.kind === 'missing')
    return `${app ? `${app}/dist/${String(file)}` : trouble.url} is asked for by ${what}, and the answer is ${cause}.`;
  if (trouble?.kind === 'refused') {
    const script = app ? `${app}/dist/${String(file)}` : trouble.url || entryOf(host);
    // React sets what a screen draws: the script that ran is the host's.
    const isOwn = app !== undefined && changed.has(app);
    return `${isOwn ? script : (screenFile ?? script)}: in the browser, ${what} ${cause}.`;
  }
  if (app && !logged) return `${app}/dist/${String(file)}: in the browser, ${what} brought up "${cause}".`;
  if (screenFile) return `${screenFile}: in the browser, ${what} did not appear: ${cause}.`;
  const of = remote ? ` of the live ${remote.app} (build ${remote.build})` : '';
  return `${entryOf(host)}: in the browser, ${what}${of} did not appear: ${cause}.`;
}

const entryOf = (host: Release) => `host/dist/${host.scripts.at(-1) ?? ''}`;

/** One line without its full stop. */
const shortened = (text: string) => (text.split('\n')[0] ?? '').slice(0, 200).replace(/\.$/, '');
