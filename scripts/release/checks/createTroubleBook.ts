import { browserSentence, type Trouble } from './browserSentence.ts';
import type { Step } from '../smoke/Step.ts';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';

type Candidate = Pick<SetToCheck, 'next' | 'changed'>;
type Where = Pick<Step, 'what' | 'screen'>;
type Noted = { step: Where; trouble: Trouble; hidesSteps: boolean };

/**
 * Keeps the troubles of a walk beside those of the live set. What the live set has too is not the candidate's, since others
 * ship in the meantime, and is told only where steps behind it could not be taken.
 */
export function createTroubleBook(set: Candidate, host: Release) {
  const noted: Noted[] = [];
  /** Of the live set, at whichever step: what takes a moment is seen at one step or at the next. */
  const live: Set<string> = new Set();
  let stop: Noted | undefined;

  /** A call without a sample answer does not tell whose it is: it may be that of a panel on a screen of the host. */
  const isLive = ({ step, trouble }: Pick<Noted, 'step' | 'trouble'>) =>
    live.has(faultOf(step, trouble)) && (trouble.kind === 'unanswered' || !isOwnScreen(set, step.screen));
  const add = (step: Where, trouble: Trouble) => {
    const one: Noted = { step, trouble, hidesSteps: false };
    noted.push(one);
    return one;
  };
  /** The step was not taken, because of the last that was stopped. */
  const noteUntried = () => {
    if (stop) stop.hidesSteps = true;
  };

  return {
    noteLive: (step: Where, troubles: Trouble[]) => {
      for (const trouble of troubles) live.add(faultOf(step, trouble));
    },
    note: (step: Where, troubles: Trouble[]) => {
      for (const trouble of troubles) add(step, trouble);
    },
    /** Notes ends of sentences about a screen that was compared with the live one. */
    noteSeen: (step: Where, faults: string[]) => {
      for (const text of faults) add(step, { kind: 'seen', text, url: '' });
    },
    /** Notes what stopped a step, or, without any, that it was not taken; true if the live set has all of it. */
    noteStop: (step: Where, troubles: Trouble[]): boolean => {
      const own = troubles.find((trouble) => !isLive({ step, trouble }));
      const first = own ?? troubles[0];
      if (first) stop = add(step, first);
      else noteUntried();
      return own === undefined;
    },
    noteUntried,
    /** Each fault once, with the first screen that shows it. */
    sentences: (): string[] => {
      const told: Map<string, string> = new Map();
      for (const one of noted) {
        const { step, trouble, hidesSteps } = one;
        const isOfLive = isLive(one);
        const fault = faultOf(step, trouble);
        if (told.has(fault) || (isOfLive && !hidesSteps)) continue;
        told.set(
          fault,
          isOfLive ? liveSentence(set, host, step, trouble) : browserSentence(set, host, step, trouble),
        );
      }
      return [...told.values()];
    },
  };
}

/**
 * On another screen the same fault has other figures, unless it is the screen that is missing; a new build says the same at
 * another address, the host's too, whose React reports what a screen of any remote throws.
 */
const faultOf = ({ what }: Where, { kind, text, url }: Trouble) =>
  `${kind === 'absent' ? what : ''} ${text} ${url}`
    .replace(/(\/apps\/[\w-]+\/)\w+\//g, '$1')
    .replace(/\.[\da-f]{6,}(?=\.\w+\b)/g, '')
    .replace(/\d+/g, '');

/** True of a screen of an app that changes; the host's own are those of no remote. */
export const isOwnScreen = ({ next, changed }: Candidate, screen: string) =>
  next.some(
    ({ app, federationName }) =>
      changed.has(app) && (app === 'host' ? screen === '' : screen.startsWith(`${federationName}/`)),
  );

/** Accuses nobody who ships. */
function liveSentence({ next }: Candidate, host: Release, step: Where, trouble: Trouble) {
  const sentence = browserSentence({ next, changed: new Set() }, host, step, trouble);
  return sentence.replace(/\.$/, ', as in the live portal, and the steps behind it cannot be taken.');
}
