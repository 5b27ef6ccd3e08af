/**
 * One wall around a module. `homes` may import it, `typesAt` may import its types, tests pass only where `inTests` does
 * not say otherwise.
 */
export interface ImportWall {
  /** of the module's name as it is imported */
  regex: string;
  /** says where to go instead */
  message: string;
  /** who is not held up; nobody unless given */
  homes?: string[];
  /** who is held up; everybody unless given */
  at?: string[];
  typesAt?: string[];
  /** a regex: only these names are walled */
  names?: string;
  /** holds in tests too */
  inTests?: boolean;
}
