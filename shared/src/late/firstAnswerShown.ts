import { textOfAnswer, type FirstCall } from '../browser/textOfAnswer';
import { whenIdle } from '../browser/whenIdle';

/** Time (ms) after which a first answer that does not come keeps nothing else waiting. */
const longestHold = 3_000;

/** Not kept from being forgotten, with all that they hold. */
const known = new WeakSet<FirstCall>();
let shown = Promise.resolve();

/** Resolves once the page's first call is drawn, or at once. Whoever asked before it was taken has others wait, too. */
export function firstAnswerShown(): Promise<void> {
  const first = globalThis.portalFirstCall;
  if (first && !known.has(first)) {
    known.add(first);
    shown = Promise.race([
      // With its last byte: what comes late would share the line with the rest of it.
      textOfAnswer(first)
        .catch(() => undefined)
        .then(whenIdle),
      new Promise<void>((resolve) => setTimeout(resolve, longestHold)),
    ]);
  }
  return shown;
}
