import type { Report } from '@portal/shared';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import type { ArticleMarks } from '../model/ArticleMarks';
import { idOf } from '../model/idOf';
import { newAnchors } from '../model/newAnchors';
import { noMarks } from '../model/noMarks';
import { noteRead } from '../model/noteRead';
import type { ReportReading } from '../model/Reading';
import { readingOf } from '../model/readingOf';
import { readingAtom } from './readingAtom';

/** The marks of a report's articles, in every tab of the device. The same object while they stay: every article has it. */
export function useArticleMarks(report: Report, address: string): ArticleMarks {
  const [reading, change] = useAtom(readingAtom);
  // As text, to be equal to that of before. The reader's place is noted there too, whenever the page rests.
  const traces = reading && JSON.stringify({ ...readingOf(reading, report.slug), place: undefined });

  return useMemo(() => {
    if (traces === null) return noMarks;
    const { slug, articles } = report;
    const known = JSON.parse(traces) as ReportReading;
    const read = new Set(known.read);
    return {
      fresh: newAnchors(known, report, address),
      read: new Set(articles.filter((one) => read.has(idOf(one))).map(({ anchor }) => anchor)),
      setRead: (anchor, isRead) => {
        const article = articles.find((one) => one.anchor === anchor);
        if (article) change((before) => noteRead(before, slug, idOf(article), isRead));
      },
    };
  }, [traces, change, report, address]);
}
