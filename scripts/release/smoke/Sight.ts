/** How a screen is when a reader has it before them, for comparison with that of another set. */
export interface Sight {
  /** violations by rule: how many, and one of them; none where they were not looked for */
  violations: Record<string, { count: number; example: string }>;
  /** text and style of the parts of the host's bar that everybody has, by part and property */
  bar: Record<string, string>;
  /** names of the links in the bar, as parts of it */
  links: string[];
  /** text and style of the screen's heading */
  heading: Record<string, string>;
  /** the screen is wider than the window, by so many pixels */
  overflow: number;
  /** kinds of values in the atoms of shared, by path */
  atoms: Record<string, string>;
  /** ms of the longest task of the page, no more than it has computed since the last look */
  longestTask: number;
  /** bytes by which memory has grown while nothing happened */
  growth: number;
}
