import { styled } from 'styled-components';
import { NewBadge } from './NewBadge';
import { useArticleMark } from './useArticleMark';

/** Marks an article that is new to the reader. Its room is kept: the reader may be known later than the report. */
export function NewArticle({ anchor }: { anchor: string }) {
  const { isNew } = useArticleMark(anchor);

  return (
    <Mark $isShown={isNew}>
      <NewBadge />
    </Mark>
  );
}

const Mark = styled.div<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};

  @media print {
    display: none;
  }
`;
