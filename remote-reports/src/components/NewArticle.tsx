import { useContext } from 'react';
import { styled } from 'styled-components';
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
      <Mark $isShown={isNew}>
        <NewBadge />
      </Mark>
    </>
  );
}

const Mark = styled.div<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};

  @media print {
    display: none;
  }
`;
