import { color } from '@portal/shared';
import { styled } from 'styled-components';

/** The counts of a report in one line. */
export function AtAGlance({ facts }: { facts: string[] }) {
  return (
    <Facts aria-label="At a glance">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Facts>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.25rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;

  /* After a fact: no line begins with it. */
  li:not(:last-child)::after {
    content: ' ·' / '';
  }
`;
