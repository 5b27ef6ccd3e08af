export const faultPaths = /** @type {const} */ (['list', 'report', 'user', 'authorize', 'healthcheck']);
export const faultModes = /** @type {const} */ ([
  'ok',
  'slow',
  'hang',
  'status',
  'empty',
  'malformed',
  'html',
  'drop',
  'hostile',
  'large',
]);

/** @typedef {typeof faultPaths[number]} FaultPath */
/** @typedef {typeof faultModes[number]} FaultMode */
/**
 * @typedef {object} Fault
 * @property {FaultMode} mode
 * @property {number} status For the mode `status`.
 * @property {number} delayMs For the mode `slow`.
 * @property {number | null} times How many more calls it spoils; null for all.
 */

/** @type {Readonly<Fault>} */
const noFault = { mode: 'ok', status: 500, delayMs: 4000, times: null };

/** @typedef {ReturnType<typeof createFaults>} Faults */

/** What each path does wrong at the moment. */
export function createFaults() {
  /** @type {Map<FaultPath, Fault>} */
  const faults = new Map();
  return {
    /**
     * @param {FaultPath} path
     * @param {Partial<Fault> & { mode: FaultMode }} fault
     */
    set(path, fault) {
      faults.set(path, { ...noFault, ...fault });
    },
    reset: () => faults.clear(),
    /** The fault for a call that has arrived, which counts it. @param {FaultPath} path */
    take(path) {
      const fault = faults.get(path);
      if (!fault) return noFault;
      if (fault.times !== null) {
        fault.times -= 1;
        if (fault.times <= 0) faults.delete(path);
      }
      return fault;
    },
    state: () => Object.fromEntries(faultPaths.map((path) => [path, faults.get(path) ?? noFault])),
  };
}
