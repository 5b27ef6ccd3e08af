import { color } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';
import type { Fact } from '../model/Fact';
import { reportTexts } from '../texts/reportTexts';

/** The counts of a report in one line; those of topics and actions lead to them. */
export function AtAGlance({ facts }: { facts: Fact[] }) {
  return (
    <Facts aria-label={reportTexts.glance}>
      {facts.map(({ text, leadsTo }) => (
        <li key={text}>
          {leadsTo === undefined ? (
            text
          ) : (
            <Link to={{ hash: `#${leadsTo}` }} replace>
              {text}
            </Link>
          )}
        </li>
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
    content: ' ·';
    content: ' ·' / '';
  }
`;
