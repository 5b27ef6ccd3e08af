import { styled } from 'styled-components';

/** The lines of a report in the grid of the latest. */
export const LatestText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  padding: 0.875rem 1rem 1rem;
`;
