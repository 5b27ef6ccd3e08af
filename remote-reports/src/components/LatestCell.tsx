import { color, from } from '@portal/shared';
import { css, styled } from 'styled-components';

/** A place in the grid of the latest reports, for a report or its skeleton. */
export const LatestCell = styled.li<{ $isLead: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${({ $isLead }) =>
    $isLead
      ? css`
          grid-template-rows: 1fr auto;
          overflow: hidden;
          border: 1px solid ${color.line};
          border-radius: 10px;
          background: ${color.surface};

          &:hover:has(a) {
            border-color: ${color.control};
          }

          ${from.medium} {
            grid-row: 1 / -1;
          }
        `
      : css`
          align-content: start;

          & + & + & {
            border-top: 1px solid ${color.line};
          }
        `}

  @media print {
    break-inside: avoid;
  }
`;
