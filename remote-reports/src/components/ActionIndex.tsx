import { color, type Article } from '@portal/shared';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { actionGroups } from '../model/actionGroups';
import { reportEndTexts } from '../texts/reportEndTexts';
import { ActionGroup } from './ActionGroup';
import { SectionHeading } from './SectionHeading';
import { ToolButton } from './ToolButton';
import { useJumpToActions } from './useJumpToActions';
import { usePrinting } from './usePrinting';

export interface ActionIndexProps {
  articles: Article[];
  /** True once the reader has moved the page since the address was followed. */
  hasMoved: () => boolean;
}

/** The actions of all articles by organisation type, with links to the articles. The first group is open. */
export function ActionIndex({ articles, hasMoved }: ActionIndexProps) {
  // Deferred: what the reader does with the articles above goes first.
  const groups = actionGroups(useDeferredValue(articles, []));
  const heading = useJumpToActions(hasMoved);
  const isPrinting = usePrinting();
  const [choices, setChoices] = useState<readonly boolean[]>([true]);
  const isAllOpen = groups.every((_, index) => choices[index]);
  if (groups.length === 0) return null;

  return (
    <Section>
      <Head>
        <SectionHeading ref={heading} id="actions" tabIndex={-1}>
          {reportEndTexts.actions}
        </SectionHeading>
        {groups.length > 1 && (
          <ToolButton
            onClick={() => {
              setChoices(groups.map(() => !isAllOpen));
            }}
          >
            {isAllOpen ? reportEndTexts.closeAll : reportEndTexts.openAll}
          </ToolButton>
        )}
      </Head>
      <Hint>{reportEndTexts.actionsHint}</Hint>
      {groups.map((group, index) => (
        <ActionGroup
          key={group.organisationType}
          group={group}
          isOpen={isPrinting || choices[index] === true}
          onToggle={(isOpen) => {
            // The browser tells of the groups that were opened for the print too.
            if (!isPrinting)
              setChoices(groups.map((_, at) => (at === index ? isOpen : choices[at] === true)));
          }}
        />
      ))}
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;

  @media print {
    break-before: page;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
`;

const Hint = styled.p`
  margin-bottom: 1rem;
  color: ${color.muted};
  font-size: 0.875rem;

  @media print {
    break-after: avoid;
  }
`;
