import type { LighthouseResult } from './lighthouseRow.ts';

/** The audits that took something from a score in any of these runs, each once, in words. */
export function failedAudits(results: LighthouseResult[]): string[] {
  const found = new Map<string, string>();
  for (const { categories, audits } of results) {
    for (const category of Object.values(categories)) {
      for (const { id, weight } of category?.auditRefs ?? []) {
        const { score = null, title = '', displayValue } = audits[id] ?? {};
        if (weight === 0 || score === null || score === 1) continue;
        const value = displayValue === undefined ? '' : `, ${displayValue}`;
        found.set(id, `${id} (${title}): ${score.toFixed(2)}${value}`);
      }
    }
  }
  return [...found.values()];
}
