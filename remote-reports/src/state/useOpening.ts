import type { ModifiedDate, Report } from '@portal/shared';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { noteOpening } from '../model/noteOpening';
import { noteSeen } from '../model/noteSeen';
import { readingAtom } from './readingAtom';

/**
 * Notes on the device that a version of a report is open.
 *
 * @param listed date that the list has for this version
 */
export function useOpening(report: Report | null, address: string, listed: ModifiedDate | null): void {
  const [reading, change] = useAtom(readingAtom);
  const isKnown = reading !== null;

  useEffect(() => {
    if (!report || !isKnown) return;
    change((before) => {
      const opened = noteOpening(before, report, address, Date.now());
      // A report that does not say its date is the one that the list means.
      return report.modified ? opened : noteSeen(opened, [{ slug: report.slug, modified: listed }]);
    });
  }, [report, address, listed, isKnown, change]);
}
