import { Button, color, Icon, usePart, VisuallyHidden, type Article } from '@portal/shared';
import { styled } from 'styled-components';
import { topicAnchor } from '../model/topicAnchor';
import { topicPlace } from '../model/topicPlace';
import { reportEndTexts } from '../texts/reportEndTexts';
import { reportTexts } from '../texts/reportTexts';
import { PassingNote } from './PassingNote';
import { pillHeight, pillPlace, pillWindow } from './pillPlace';
import { PillRoom } from './PillRoom';
import { StepButton } from './StepButton';
import { topicSheetPart } from './topicSheetPart';
import { useArticleSteps } from './useArticleSteps';
import { useCurrentArticle } from './useCurrentArticle';
import { useTopicsPassed } from './useTopicsPassed';
import { useWanted } from './useWanted';

interface TopicPillProps {
  articles: Article[];
  hasSummary: boolean;
  sheetPart?: typeof topicSheetPart;
}

/** Keeps the topics, and the articles one by one, in reach once the list of topics is passed, where there is no rail. */
export function TopicPill({ articles, hasSummary, sheetPart = topicSheetPart }: TopicPillProps) {
  const anchors = articles.map(({ anchor }) => anchor);
  const isPassed = useTopicsPassed();
  const reached = useCurrentArticle(anchors);
  const { step } = useArticleSteps(anchors);
  const { Part: Sheet, hasFailed, load } = usePart(sheetPart);
  const [isWanted, setWanted, pill] = useWanted<HTMLButtonElement>(!Sheet && !hasFailed);
  const isOpening = isWanted && !Sheet && !hasFailed;
  const problem = isWanted && hasFailed ? reportTexts.notOpened(reportTexts.topics) : null;
  const place = reached === null ? null : topicPlace(articles, reached);

  return (
    <>
      {isPassed && (
        <>
          <PillRoom />
          <Bar>
            <StepButton by={-1} look="round" onStep={step} />
            <Pill
              ref={pill}
              $quiet
              aria-haspopup="dialog"
              aria-expanded={isWanted && !hasFailed}
              onClick={({ currentTarget }) => {
                // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
                currentTarget.focus();
                setWanted(true);
                load();
              }}
            >
              <Words>
                {/* An element can be taken away from a page that the browser has translated; a text cannot. */}
                {place === null ? (
                  <span>{reportTexts.topics}</span>
                ) : (
                  <>
                    <VisuallyHidden>{reportTexts.topics + reportEndTexts.topicSeparator}</VisuallyHidden>
                    <Topic dir="auto">{place.topic}</Topic>
                    <Whole>{place.number}</Whole>
                  </>
                )}
              </Words>
              <Icon name="newer" />
            </Pill>
            <StepButton by={1} look="round" onStep={step} />
          </Bar>
        </>
      )}
      {isWanted && Sheet && (
        <Sheet
          articles={articles}
          hasSummary={hasSummary}
          current={topicAnchor(articles, reached)}
          onClose={() => {
            setWanted(false);
          }}
        />
      )}
      <PassingNote
        text={isOpening ? reportTexts.opening : problem}
        isLate={isOpening}
        onEnd={() => {
          if (hasFailed) setWanted(false);
        }}
      />
    </>
  );
}

const Bar = styled.div`
  ${pillPlace}
  display: flex;
  gap: 0.5rem;

  @media not ${pillWindow} {
    display: none;
  }
`;

const Pill = styled(Button)`
  flex: 1;
  min-width: 0;
  min-height: ${pillHeight}rem;
  /* In px: letters of twice the size need the room. */
  gap: 8px;
  padding-inline: 16px;
  border-radius: 999px;
  box-shadow: ${color.shadow};
  font-size: 1rem;
  white-space: nowrap;

  /* It opens upwards. */
  svg {
    transform: rotate(-90deg);
  }
`;

const Words = styled.span`
  display: flex;
  min-width: 0;
  overflow: hidden;
  white-space: pre;
`;

// Shortened by itself, at its own end: in the line a topic from right to left would lose its beginning.
const Topic = styled.bdi`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

// The number, which says how far the topic goes.
const Whole = styled.span`
  flex: none;
`;
