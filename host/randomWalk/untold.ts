/** A request that came to nothing: the status of its answer, null if there was none, and the time (ms) when it was made. */
export interface FailedRequest {
  status: number | null;
  at: number;
}

/** The status that a line tells of, null for a lost connection; undefined for a line about anything else. */
const statusIn = (line: string) => {
  const [, status] = /status code (\d+)/.exec(line) ?? [];
  if (status !== undefined) return Number(status);
  return /Network Error|ChunkLoadError|Failed to fetch/.test(line) ? null : undefined;
};

/** Lines that no request from before `since` explains. Each request explains one, and is taken out of `failed`. */
export function untold(lines: string[], failed: FailedRequest[], since: number): string[] {
  return lines.filter((line) => {
    const index = failed.findIndex(({ status, at }) => at < since && status === statusIn(line));
    if (index >= 0) failed.splice(index, 1);
    return index < 0;
  });
}
