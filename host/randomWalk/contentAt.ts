import { ReportListPage } from '@portal/scripts/browser/ReportListPage.ts';
import { createReportStore } from '@portal/scripts/local/createReportStore.ts';

/** Date of the newest sample report (YYYYMMDD), which `startPortal` names too. */
const today = '20261120';

const store = createReportStore({ today, imageBase: '' });

/** The addresses below the list that have a report. */
export const slugs = store.list().map(({ slug }) => slug);

/** A text of each version of each report, long enough to be nobody else's. */
export const reportTexts = slugs.flatMap((slug) =>
  (store.dates(slug) ?? []).flatMap((date) => store.report(slug, date)?.report.summary.actions_summary ?? []),
);

/** A screen as it is when everything has come. */
interface Content {
  heading: string | RegExp;
  summary?: string;
  hasItems?: boolean;
  line?: string;
  /** Also for readers who are not signed in. */
  isPublic?: boolean;
}

/** Date of an older version of a report, counted from the newest one. */
export const dateOf = (slug: string, age: number) => store.dates(slug)?.[age] ?? today;

export function contentAt(path: string): Content {
  if (path === '/') return { heading: /^Welcome to /, hasItems: true };
  if (path === '/reports') return { heading: ReportListPage.title, hasItems: true };
  const [, slug, version = 'latest'] = /^\/reports\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (slug === undefined) return { heading: 'Page not found', isPublic: true };
  const answer = store.report(slug, version);
  if (!answer) return { heading: /./, line: 'This report was not found.' };
  return { heading: answer.report.name, summary: answer.report.summary.actions_summary };
}
