import type { Reader } from './Reader';

/** Layout shifts of the page from now on, each with the elements that were moved. */
export async function watchShifts({ page }: Reader): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?').join(' | ');
        shifts.push(`${value.toFixed(4)}: ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Whatever still moves does so now.
    await page.waitForTimeout(1000);
    return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
  };
}
