import { Button, Icon, type Article } from '@portal/shared';
import { Dialog } from '@portal/shared/dialog';
import { useNavigate } from '@portal/shared/router';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { topicGroups } from '../model/topicGroups';
import { articleTexts } from '../texts/articleTexts';
import { reportEndTexts } from '../texts/reportEndTexts';
import { reportTexts } from '../texts/reportTexts';
import { opensTab } from './opensTab';
import { TopicLink } from './TopicLink';

export interface TopicSheetProps {
  articles: Article[];
  hasSummary: boolean;
  /** Anchor of the first article of the current topic. */
  current: string | null;
  onClose: () => void;
}

/** A place in the report. */
interface Row {
  hash: string;
  name: string;
  /** Of the articles of a topic. */
  count?: number;
  /** With the count in words. */
  label?: string;
  isCurrent?: boolean;
}

/** The topics of the report, between its summary and its actions, in a sheet. */
export function TopicSheet({ articles, hasSummary, current, onClose }: TopicSheetProps) {
  const navigate = useNavigate();
  const goal = useRef<string>(null);
  const rows: Row[] = [
    ...(hasSummary ? [{ hash: '#summary', name: reportTexts.summary }] : []),
    ...topicGroups(articles).map(({ topic, anchor, count }) => ({
      hash: `#a-${anchor}`,
      name: topic ?? articleTexts.noTopic,
      count,
      label: reportTexts.topicName(topic ?? articleTexts.noTopic, count),
      isCurrent: anchor === current,
    })),
    ...(articles.some(({ actions }) => actions.length > 0)
      ? [{ hash: '#actions', name: reportEndTexts.actions }]
      : []),
  ];
  const close = (
    <Button $quiet onClick={onClose}>
      <Icon name="close" />
      {reportEndTexts.closeTopics}
    </Button>
  );

  return (
    <Dialog
      placement="side"
      title={reportTexts.topics}
      action={close}
      onClose={onClose}
      onReturned={() => {
        if (goal.current !== null) void navigate({ hash: goal.current }, { replace: true });
      }}
    >
      <List>
        {rows.map(({ hash, name, count, label, isCurrent = false }) => (
          <li key={hash}>
            <Jump
              to={{ hash }}
              replace
              data-count={count}
              aria-label={label}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={(event) => {
                if (opensTab(event)) return;
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

const Jump = styled(TopicLink)`
  align-items: center;
  min-height: 2.75rem;
  padding: 0.5rem;
`;
