import type { Report } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useState } from 'react';
import { ContinueOffer } from '../components/ContinueOffer';
import { placeLeft } from '../components/placeLeft';
import { useReachedArticle } from '../components/useReachedArticle';
import { useTopicsPassed } from '../components/useTopicsPassed';
import { usePlace } from '../state/usePlace';

interface PlaceOfferProps {
  report: Report;
  version: string;
}

/** Keeps the reader's place in a report, and offers the one of another day, unless the page leads to one by itself. */
export function PlaceOffer({ report, version }: PlaceOfferProps) {
  const { hash } = useLocation();
  const { isKnown, article, reach, forget } = usePlace(report, version);
  const [isOver, setOver] = useState(() => hash !== '' || placeLeft() !== 0);
  const end = () => {
    setOver(true);
  };

  useReachedArticle(
    report.articles.map(({ anchor }) => anchor),
    isKnown,
    (anchor) => {
      if (reach(anchor)) end();
    },
    () => {
      forget();
      end();
    },
  );

  // From there on the pill of the topics has that place.
  const isHidden = useTopicsPassed();

  return <ContinueOffer article={isOver || isHidden ? null : article} onContinue={end} onDismiss={forget} />;
}
