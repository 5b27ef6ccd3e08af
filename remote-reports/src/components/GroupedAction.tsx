import { color } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';
import type { GroupedAction as Grouped } from '../model/actionGroups';
import { reportEndTexts } from '../texts/reportEndTexts';

/** An action away from its article: what to do, what that changes, and a link to where it is from. */
export function GroupedAction({ action: { name, action, impact, title, anchor } }: { action: Grouped }) {
  return (
    <Item>
      {name !== null && <Name dir="auto">{name}</Name>}
      {action !== null && <Text dir="auto">{action}</Text>}
      {impact !== null && (
        <Text>
          <Label>{reportEndTexts.impact}</Label> <bdi>{impact}</bdi>
        </Text>
      )}
      <Origin>
        {reportEndTexts.from}{' '}
        <Link to={{ hash: `#a-${anchor}` }} replace>
          <bdi>{title}</bdi>
        </Link>
      </Origin>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  padding: 0.875rem 1rem;
  border-top: 1px solid ${color.line};

  @media print {
    display: block;
    padding: 0.5rem 0;
    break-inside: avoid;
  }
`;

const Name = styled.h4`
  font-weight: 600;
`;

const Text = styled.p`
  max-width: 68ch;
  line-height: var(--text-line, 1.5);
  white-space: pre-line;
  unicode-bidi: plaintext;
`;

const Label = styled.span`
  color: ${color.muted};
`;

const Origin = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.5rem;

  @media print {
    a {
      color: inherit;
      text-decoration: none;
    }
  }
`;
