import type { Report } from '@portal/shared';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import type { ArticleMarks } from '../model/ArticleMarks';
import { newAnchors } from '../model/newAnchors';
import { noMarks } from '../model/noMarks';
import { noteRead } from '../model/noteRead';
import { readingOf } from '../model/readingOf';
import { readingAtom } from './readingAtom';

/** The marks of a report's articles, in every tab of the device. */
export function useArticleMarks(report: Report, address: string): ArticleMarks {
  const [reading, change] = useAtom(readingAtom);

  return useMemo(() => {
    if (!reading) return noMarks;
    const known = readingOf(reading, report.slug);
    return {
      fresh: newAnchors(known, report, address),
      read: new Set(known.read),
      setRead: (anchor, isRead) => {
        change((before) => noteRead(before, report.slug, anchor, isRead));
      },
    };
  }, [reading, change, report, address]);
}
