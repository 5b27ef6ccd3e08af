import { styled } from 'styled-components';

/** First line on paper, where the bar is not. */
export const PrintedName = styled.p`
  display: none;

  @media print {
    display: block;
    margin-bottom: 0.5rem;
    font-size: 10pt;
  }
`;
