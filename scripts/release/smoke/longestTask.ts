/** Runs in the browser: ms of the longest task since the last look, whose own are none of the page's. */
export async function longestTask(): Promise<number> {
  const since = performance.getEntriesByName('portal-gate').at(-1)?.startTime ?? 0;
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      if (startTime >= since) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask', buffered: true });
  await new Promise((go) => setTimeout(go, 30));
  observer.disconnect();
  return longest;
}
