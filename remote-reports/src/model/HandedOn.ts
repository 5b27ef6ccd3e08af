/** The parts of a report or an article that are handed on: title and addresses, nothing that AI has written. */
export interface HandedOn {
  title: string;
  /** Address of the original; null for a report, and for an article without one. */
  source: string | null;
  /** Address in the portal. */
  address: string;
}
