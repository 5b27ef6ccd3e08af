import type { Device } from './Device';
import type { Model } from './Model';

/** A step of a walk. */
export interface Action<M = Model, R = Device> {
  /** Its name in a failure; unique. */
  title: string;
  /** True where it is possible. */
  can: (model: M) => boolean;
  /** Does it, and notes in the model how everything must be afterwards. */
  act: (real: R, model: M) => unknown;
  /** Frequency beside the others; 1 unless given. */
  weight?: number;
}
