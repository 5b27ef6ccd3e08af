import type { ModifiedDate, Report } from '@portal/shared';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { noteOpening } from '../model/noteOpening';
import { noteSeen } from '../model/noteSeen';
import { readingAtom } from './readingAtom';

/**
 * Notes on the device that a version of a report is open.
 *
 * @param listed date that the list has for this version of it
 */
export function useOpening(report: Report | null, address: string, listed: ModifiedDate | null): void {
  const [reading, change] = useAtom(readingAtom);
  const isKnown = reading !== null;

  useEffect(() => {
    if (!report || !isKnown) return;
    change((before) => {
      const opened = noteOpening(before, report, address, Date.now());
      // List and report may date the same version differently, and a report may not say its date.
      return noteSeen(opened, [{ slug: report.slug, modified: listed }]);
    });
  }, [report, address, listed, isKnown, change]);
}
