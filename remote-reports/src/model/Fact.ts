/** One of the things that a report says of itself at a glance. */
export interface Fact {
  text: string;
  /** id of the part of the report that it counts */
  leadsTo?: 'topics' | 'actions';
}
