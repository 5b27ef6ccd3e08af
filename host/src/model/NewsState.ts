/** What the bell knows of the news of all remotes. */
export interface NewsState {
  /** One is still looking, or has not begun. */
  isChecking: boolean;
  /** Lines of those that could not. */
  failures: string[];
}
