import { Button, color, from, Icon, usePart, VisuallyHidden, type Article } from '@portal/shared';
import { createGlobalStyle, styled } from 'styled-components';
import { topicAnchor } from '../model/topicAnchor';
import { topicPlace } from '../model/topicPlace';
import { reportEndTexts } from '../texts/reportEndTexts';
import { reportTexts } from '../texts/reportTexts';
import { PassingNote } from './PassingNote';
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
          <RoomBelow />
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

const pillHeight = 2.75;
const gap = 0.75;

// A part that has the focus is scrolled above the pill.
const RoomBelow = createGlobalStyle`
  @media screen and (max-width: 1023.98px) and (min-height: 480px) {
    main :is(a, button, input, select, textarea, summary, [id], [tabindex]) {
      scroll-margin-bottom: calc(var(--room-below, 0rem) + ${pillHeight + 2 * gap}rem);
    }
  }
`;

const Bar = styled.div`
  position: fixed;
  z-index: 5;
  left: 50%;
  bottom: calc(var(--room-below, 0rem) + ${gap}rem + env(safe-area-inset-bottom, 0px));
  display: flex;
  gap: 0.5rem;
  /* As wide for every topic: the buttons beside it stay where they are pressed. */
  width: min(100% - 1rem, 24rem);
  transform: translateX(-50%);

  ${from.large} {
    display: none;
  }

  @media (max-height: 479.98px) {
    display: none;
  }

  @media print {
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
