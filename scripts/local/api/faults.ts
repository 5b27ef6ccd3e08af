export const faultPaths = ['list', 'report', 'user', 'authorize', 'healthcheck', 'samples'] as const;
export const faultModes = [
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
] as const;

export type FaultPath = (typeof faultPaths)[number];
export type FaultMode = (typeof faultModes)[number];
export interface Fault {
  mode: FaultMode;
  /** for the mode `status` */
  status: number;
  /** for the mode `slow` */
  delayMs: number;
  /** calls left to spoil; null for all */
  times: number | null;
}

const noFault: Readonly<Fault> = { mode: 'ok', status: 500, delayMs: 4000, times: null };

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  const faults: Map<FaultPath, Fault> = new Map();
  return {
    set(path: FaultPath, fault: Partial<Fault> & { mode: FaultMode }) {
      faults.set(path, { ...noFault, ...fault });
    },
    reset() {
      faults.clear();
    },
    /** The fault for a call that has arrived; counts it. */
    take(path: FaultPath) {
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
