import { useContext } from 'react';
import { styled } from 'styled-components';
import { articleTexts } from '../texts/articleTexts';
import { ComparisonContext } from './ComparisonContext';
import { NewBadge } from './NewBadge';
import { useArticleMark } from './useArticleMark';

/** Marks an article that is new to the reader, or to a report beside an older one. Its room is kept: the reader may be known later than the report. */
export function NewArticle({ anchor }: { anchor: string }) {
  const { isNew } = useArticleMark(anchor);
  const { marks } = useContext(ComparisonContext) ?? {};

  return (
    <>
      {marks?.added.has(anchor) && <NewBadge>{marks.label}</NewBadge>}
      <Mark $isShown={isNew}>{articleTexts.isNew}</Mark>
    </>
  );
}

const Mark = styled(NewBadge)<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};

  /* Where its room would often be a line of its own, it hangs in the padding of the article. */
  @media screen and (max-width: 639.98px) {
    position: absolute;
    top: 0;
    right: 1rem;
    padding-block: 0;
    border-radius: 0 0 8px 8px;
  }

  @media print {
    display: none;
  }
`;
