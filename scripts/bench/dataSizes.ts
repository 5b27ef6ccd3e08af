import { generateReportStore } from '#local/generateReportStore.ts';
import type { ReportStore } from '#local/api/resources.ts';
import type { StackOptions } from '#local/startStack.ts';

/** Little data and much, alike but for their numbers (the API's mode `large`). The quick form has a tenth of it. */
export const dataSizesOf = ({ isQuick }: { isQuick: boolean }) => ({
  little: { reports: 9, articles: 20, history: 12 },
  much: isQuick
    ? { reports: 50, articles: 200, history: 300 }
    : { reports: 500, articles: 2000, history: 3000 },
});

export type DataSizes = ReturnType<typeof dataSizesOf>;

/** The stores of a local API that has both. */
export const storesOf =
  (sizes: DataSizes): NonNullable<StackOptions['reportStores']> =>
  (imageBase) => {
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    const store = (size: keyof DataSizes) =>
      keepingAnswers(generateReportStore({ seed: 2, ...sizes[size], today, imageBase }));
    const [little, much] = [store('little'), store('much')];
    return { usual: () => little, hostile: () => little, large: () => much };
  };

/** To make two thousand articles takes the API a time that is not the portal's. */
function keepingAnswers({ list, report }: ReportStore): ReportStore {
  const answers = new Map<string, ReturnType<typeof report>>();
  return {
    list,
    report(slug, version) {
      const key = `${slug}/${version}`;
      if (!answers.has(key)) answers.set(key, report(slug, version));
      return answers.get(key) ?? null;
    },
  };
}
