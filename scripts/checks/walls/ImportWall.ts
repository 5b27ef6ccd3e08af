/** Restricts who may import a module. Tests may where their neighbours may, unless `inTests`. */
export interface ImportWall {
  /** matches the module's name as imported */
  regex: string;
  /** says where to go instead */
  message: string;
  /** who may import it; nobody unless given */
  homes?: string[];
  /** who is restricted; everybody unless given */
  at?: string[];
  typesAt?: string[];
  /** a regex: only these names are restricted */
  names?: string;
  /** applies in tests too */
  inTests?: boolean;
}
