/**
 * Expressions that have one value in a tree that `createRoot` made: no markup is ever taken over, so no boundary waits for
 * its own, and no event waits for a boundary; nor is the root there that would take it over, with the events that it repeats.
 *
 * @type {[expression: RegExp, value: string, times: number][]}
 */
const constants = [
  [/^ {2}isHydrating = !1,$/gm, '', 1],
  [/(?<![\w.$])isHydrating = ![01](?=[,;)])/g, 'void 0', 6],
  // But the parameter of that name.
  [/(?<![\w.$])isHydrating(?![\w$]|\n\) \{)/g, '!1', 35],
  [/[\w$]+(?:\.[\w$]+)*\.isDehydrated\b/g, '!1', 7],
  [/[\w$]+(?:\.[\w$]+)*\.dehydrated\b/g, 'null', 18],
  [/\w+ === hydrationParentFiber\b/g, '!1', 1],
  [/(?<!function )\bpopHydrationState\(\w+\)/g, '!1', 6],
  [/(?<!function )\bupgradeHydrationErrorsToRecoverable\(\)/g, 'null', 3],
  [/(?<!function )\bgetParentHydrationBoundary\(\w+\)/g, 'null', 2],
  [/\bnull === blockedOn(?=\)\s+dispatchEventForPluginEventSystem)/g, '!0', 1],
  [/\bnull === finishedWork\.stateNode(?=\)\s+if \(offscreenSubtreeIsHidden\))/g, '!1', 1],
  [/ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot)/g, '', 2],
  [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function [^]*?^\};$/gm, '', 1],
  [/ = new Map\(\)(?=,\n {2}queued)/g, '', 2],
  [/ =\n {4}"mousedown mouseup [^"]*"\.split\(\n {6}" "\n {4}\)/g, '', 1],
];

/** Functions that only such a boundary calls. */
const unreached = [
  'clearHydrationBoundary',
  'clearIfContinuousEvent',
  'commitActivityHydrationCallbacks',
  'commitSuspenseHydrationCallbacks',
  'hideOrUnhideDehydratedBoundary',
  'registerSuspenseInstanceRetry',
  'retryIfBlockedOn',
  'updateDehydratedSuspenseComponent',
];

/**
 * Leaves hydration out of react-dom: the portal has no server that renders. The minifier takes away what is unreachable then.
 * Throws if react-dom's production build is another than the one that was read.
 *
 * @param {string} source
 */
export default function dropHydration(source) {
  let text = source;
  for (const [expression, value, times] of constants) {
    const found = text.match(expression)?.length ?? 0;
    if (found !== times) throw refusal(`${String(expression)} ${times} times, but ${found}`);
    text = text.replace(expression, value);
  }
  for (const name of unreached) {
    const body = new RegExp(`^(function ${name}\\([^)]*\\) \\{\\n)[^]*?^\\}$`, 'm');
    if (!body.test(text)) throw refusal(`the function ${name}`);
    text = text.replace(body, '$1}');
  }
  return withoutExport(text);
}

/** @param {string} text */
function withoutExport(text) {
  const exported = /^exports\.hydrateRoot = function [^]*?^\};$/m;
  if (!exported.test(text)) throw refusal('the export hydrateRoot');
  return text.replace(exported, '');
}

/** @param {string} what */
const refusal = (what) => new Error(`react-dom no longer has ${what}.`);
