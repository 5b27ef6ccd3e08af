/** A defence, the text that is it, and the row of the matrix or the unit tests that fail without it. */
export interface Defence {
  name: string;
  file: string;
  /** Found exactly once in the file. */
  text: string;
  /** In its place in the test build; `isOff` is the switch. */
  instead: string;
  /** Begins the title of the row, where one guards it. */
  row?: string;
  /** Unit tests that guard it where no row does; missing for those beside its file. */
  test?: string;
}
