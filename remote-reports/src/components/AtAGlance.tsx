import { color } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';

/** The counts of a report in one line; those of topics and actions lead to them. */
export function AtAGlance({ facts }: { facts: string[] }) {
  return (
    <Facts aria-label="At a glance">
      {facts.map((fact) => (
        <li key={fact}>{linked(fact)}</li>
      ))}
    </Facts>
  );
}

function linked(fact: string) {
  const what = /^[1-9].*(topic|action)/.exec(fact)?.[1];
  if (!what) return fact;
  return (
    <Link to={{ hash: `#${what}s` }} replace>
      {fact}
    </Link>
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
