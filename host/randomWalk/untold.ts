/** A request that came to nothing: the status of its answer, null if there was none, and the time (ms) at which it was made. */
export interface FailedRequest {
  status: number | null;
  at: number;
}

const statusIn = (line: string) => {
  const [, status] = /status code (\d+)/.exec(line) ?? [];
  return status === undefined ? null : Number(status);
};

/**
 * Lines of the log that no request from before `since` explains: what was asked for while something was broken may be
 * told when it is sound again. Each request explains one line, and is taken out of `failed`.
 */
export function untold(lines: string[], failed: FailedRequest[], since: number): string[] {
  return lines.filter((line) => {
    const index = failed.findIndex(({ status, at }) => at < since && status === statusIn(line));
    if (index >= 0) failed.splice(index, 1);
    return index < 0;
  });
}
