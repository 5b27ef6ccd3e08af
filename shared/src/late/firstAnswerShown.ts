import { whenIdle } from '../browser/whenIdle';

/** Time (ms) after which a first answer that does not come keeps nothing else waiting. */
const longestHold = 3_000;

let answer: Promise<unknown> | undefined;
let shown = Promise.resolve();

/** Resolves once the page's first call is drawn, or at once. Whoever asked before it was taken has others wait, too. */
export function firstAnswerShown(): Promise<void> {
  const asked = globalThis.portalFirstCall?.answer;
  if (asked && asked !== answer) {
    answer = asked;
    shown = Promise.race([
      asked
        // With its last byte: what comes late would share the line with the rest of it.
        .then((response) => response.clone().arrayBuffer())
        .catch(() => undefined)
        .then(() => new Promise<void>((resolve) => void whenIdle(resolve))),
      new Promise<void>((resolve) => setTimeout(resolve, longestHold)),
    ]);
  }
  return shown;
}
