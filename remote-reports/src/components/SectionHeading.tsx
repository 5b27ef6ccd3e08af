import { styled } from 'styled-components';

/** The heading of a section of a report. */
export const SectionHeading = styled.h2`
  font-size: 1.375em;
  line-height: 1.27;
  font-weight: 700;

  @media print {
    break-inside: avoid;
    break-after: avoid;
  }
`;
