import { color, type Article } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { actionGroups } from '../model/actionGroups';
import { SectionHeading } from './SectionHeading';

/** The actions of all articles by organisation type, with links to the articles. */
export function ActionIndex({ articles }: { articles: Article[] }) {
  // Deferred: the articles above are rendered first.
  const groups = actionGroups(useDeferredValue(articles, []));
  if (groups.length === 0) return null;

  return (
    <Section>
      <SectionHeading>Actions</SectionHeading>
      <Hint>By organisation type. Each leads to its article.</Hint>
      {groups.map(({ organisationType, actions }) => (
        <Group key={organisationType}>
          <Summary>
            <Type>
              <bdi>{organisationType ?? 'Unspecified'}</bdi>
            </Type>
            <Count>{actions.length.toLocaleString('en-US')}</Count>
          </Summary>
          <ul>
            {actions.map(({ name, title, anchor }, index) => (
              <Item key={index}>
                <Link to={{ hash: `#a-${anchor}` }} replace>
                  <bdi>{name}</bdi>
                </Link>
                <Title dir="auto">{title}</Title>
              </Item>
            ))}
          </ul>
        </Group>
      ))}
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;

  @media print {
    display: none;
  }
`;

const Hint = styled.p`
  margin-bottom: 1rem;
  color: ${color.muted};
  font-size: 0.875rem;
`;

const Group = styled.details`
  border: 1px solid ${color.line};
  background: ${color.surface};

  & + & {
    border-top: 0;
  }

  &:first-of-type {
    border-radius: 10px 10px 0 0;
  }

  &:last-of-type {
    border-radius: 0 0 10px 10px;
  }

  &:only-of-type {
    border-radius: 10px;
  }
`;

const Summary = styled.summary`
  padding: 0.625rem 1rem;
  cursor: pointer;
`;

const Type = styled.h3`
  display: inline;
  margin-right: 0.5rem;
  font-size: 1rem;
  line-height: 1.5rem;
  font-weight: 600;
`;

const Count = styled.span`
  color: ${color.muted};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;

const Item = styled.li`
  padding: 0.5rem 1rem;
  border-top: 1px solid ${color.line};
`;

const Title = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;
