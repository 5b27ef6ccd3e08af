import { color, useAnnouncement, type Article } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { reportTexts } from '../texts/reportTexts';

/** Tells those who hear the page that the report is there, and everybody if the article of the address is not in it. */
export function ArrivalNote({ articles }: { articles: Article[] }) {
  const { hash } = useLocation();
  const isLost = /^#a-/.test(hash) && articles.every(({ anchor }) => hash !== `#a-${anchor}`);
  const [wasLost, setWasLost] = useState(isLost);
  if (isLost && !wasLost) setWasLost(true);
  // A reader who goes on from there has heard of the report.
  const loaded = wasLost ? null : reportTexts.loaded(articles.length);
  useAnnouncement(isLost ? reportTexts.articleLost : loaded);
  return isLost && <Line>{reportTexts.articleLost}</Line>;
}

const Line = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;

  @media print {
    display: none;
  }
`;
