/** A page of the repository that is made from its sources. */
export interface Page {
  file: string;
  text: string;
}
