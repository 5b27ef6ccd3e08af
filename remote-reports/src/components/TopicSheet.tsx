import { Button, color, Icon, type Article } from '@portal/shared';
import { Dialog } from '@portal/shared/dialog';
import { Link, useNavigate } from '@portal/shared/router';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { countOf } from '../model/countOf';
import { topicGroups } from '../model/topicGroups';

export interface TopicSheetProps {
  articles: Article[];
  hasActions: boolean;
  /** Anchor of the first article of the current topic. */
  current: string | null;
  onClose: () => void;
}

/** The topics of the report, between its summary and its actions, in a sheet. */
export function TopicSheet({ articles, hasActions, current, onClose }: TopicSheetProps) {
  const navigate = useNavigate();
  const goal = useRef<string>(null);
  const rows = [
    { hash: '#summary', name: 'Executive Summary' },
    ...topicGroups(articles).map(({ topic, anchor, count }) => ({
      hash: `#a-${anchor}`,
      name: topic ?? 'No topic',
      count,
      isCurrent: anchor === current,
    })),
    ...(hasActions ? [{ hash: '#actions', name: 'Actions' }] : []),
  ];
  const close = (
    <Button $quiet onClick={onClose}>
      <Icon name="close" />
      Close
    </Button>
  );

  return (
    <Dialog
      placement="side"
      title="Topics"
      action={close}
      onClose={onClose}
      onReturned={() => {
        if (goal.current !== null) void navigate({ hash: goal.current }, { replace: true });
      }}
    >
      <List>
        {rows.map(({ hash, name, ...topic }) => (
          <li key={hash}>
            <Jump
              to={{ hash }}
              replace
              data-count={'count' in topic ? topic.count : undefined}
              aria-label={'count' in topic ? `${name}, ${countOf(topic.count, 'article')}` : undefined}
              aria-current={'isCurrent' in topic && topic.isCurrent ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                goal.current = hash;
                onClose();
              }}
            >
              <bdi>{name}</bdi>
            </Jump>
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0.5rem 0.5rem 2rem;
`;

// The count is generated content: the accessible name of the link has it in words.
const Jump = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding: 0.5rem;
  border-radius: 6px;

  &[data-count]::after {
    content: attr(data-count);
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  &:hover,
  &[aria-current] {
    background: ${color.accentSoft};
  }

  &[aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid;
    }
  }
`;
