import type { Article, Report } from '@portal/shared';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { forgetPlace } from '../model/forgetPlace';
import { isPlaceOver } from '../model/isPlaceOver';
import { notePlace } from '../model/notePlace';
import { placeIn } from '../model/placeIn';
import { readingOf } from '../model/readingOf';
import { versionOf } from '../model/versionOf';
import { readingAtom } from './readingAtom';

interface KeptPlace {
  /** False until it is known who the reader is: nothing is kept. */
  isKnown: boolean;
  /** Article that the reader had reached in this version; null if there is none, or the reader is unknown. */
  article: Article | null;
  /** Returns whether the article is far enough from the beginning to be a place. */
  reach: (anchor: string) => boolean;
  forget: () => void;
}

/** The place of the reader in a version of a report. */
export function usePlace(report: Report, address: string): KeptPlace {
  const [reading, change] = useAtom(readingAtom);
  const [openedAt] = useState(() => Date.now());
  const place = reading ? readingOf(reading, report.slug).place : undefined;
  const isKept = place?.version === versionOf(report, address) && !isPlaceOver(place, openedAt);

  return {
    isKnown: reading !== null,
    article: (isKept && report.articles.find(({ anchor }) => anchor === place.anchor)) || null,
    reach: (anchor) => {
      const reached = placeIn(report, address, anchor, Date.now());
      if (reached) change((before) => notePlace(before, report.slug, reached, reached.at));
      return reached !== null;
    },
    forget: () => {
      change((before) => forgetPlace(before, report.slug, versionOf(report, address), Date.now()));
    },
  };
}
