import { color } from '@portal/shared';
import { styled } from 'styled-components';
import type { ActionGroup as Group } from '../model/actionGroups';
import { articleTexts } from '../texts/articleTexts';
import { countTexts } from '../texts/countTexts';
import { GroupedAction } from './GroupedAction';

interface ActionGroupProps {
  group: Group;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The actions for one type of organisation, which unfold. */
export function ActionGroup({ group, isOpen, onToggle }: ActionGroupProps) {
  const { organisationType, actions } = group;

  return (
    <Fold
      open={isOpen}
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
      }}
    >
      <Summary>
        <Type>
          <bdi>{organisationType ?? articleTexts.noOrganisationType}</bdi>
        </Type>{' '}
        <Count>{countTexts.number(actions.length)}</Count>
      </Summary>
      {/* Of thousands of actions, those of a closed group are not drawn. */}
      {isOpen && (
        <ul role="list">
          {actions.map((action, index) => (
            <GroupedAction key={index} action={action} />
          ))}
        </ul>
      )}
    </Fold>
  );
}

const Fold = styled.details`
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

  @media print {
    margin-top: 1rem;
    border: 0;
    background: none;
  }
`;

const Summary = styled.summary`
  padding: 0.625rem 1rem;
  cursor: pointer;

  @media print {
    padding: 0;
    list-style: none;
    break-inside: avoid;
    break-after: avoid;
  }
`;

const Type = styled.h3`
  display: inline;
  margin-right: 0.25rem;
  font-size: 1em;
  font-weight: 600;
`;

const Count = styled.span`
  color: ${color.muted};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;
