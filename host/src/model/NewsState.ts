/** State of the search for news in all remotes, as the bell says it. */
export interface NewsState {
  /** One is still looking, or has not begun. */
  isChecking: boolean;
  /** Lines of those that could not. */
  failures: string[];
}
