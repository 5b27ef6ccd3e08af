/** A difference between a given and a taken type. */
export interface Difference {
  /** path, such as `data.slug`; empty for the whole */
  at: string;
  kind: 'type' | 'missing' | 'optional';
  /** as text, when it is a matter of types */
  given: string;
  taken: string;
  /** inside a parameter: the side that takes the whole gives this part */
  isReversed: boolean;
  /** equal for equal differences */
  key: string;
}
