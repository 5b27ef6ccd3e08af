import { styled } from 'styled-components';

/** The row of actions on an article, whose room is kept until they are there. */
export const ArticleTools = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  min-height: 2.75rem;

  @media print {
    display: none;
  }
`;
