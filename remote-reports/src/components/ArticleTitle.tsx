import { color, from } from '@portal/shared';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { keptWithNext } from './keptWithNext';
import { useArticleMark } from './useArticleMark';

/** The title of an article, lighter once it is read but never faded. */
export function ArticleTitle({ anchor, children }: { anchor: string; children: ReactNode }) {
  const { isRead } = useArticleMark(anchor);

  return (
    <Title id={`title-${anchor}`} tabIndex={-1} dir="auto" $isRead={isRead}>
      {children}
    </Title>
  );
}

const Title = styled.h3<{ $isRead: boolean }>`
  ${keptWithNext}
  font-size: 1.125em;
  line-height: 1.45;
  font-weight: ${({ $isRead }) => ($isRead ? 500 : 600)};

  &[tabindex]:focus-visible {
    outline: 2px solid ${color.focus};
  }

  ${from.medium} {
    font-size: 1.25em;
    line-height: 1.4;
  }
`;
