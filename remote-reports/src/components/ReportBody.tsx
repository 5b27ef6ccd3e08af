import { barHeight, from, Notice, type Report } from '@portal/shared';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { latestVersion } from '../model/latestVersion';
import { permalink } from '../model/permalink';
import { adjacentReports } from '../model/adjacentReports';
import { findCurrentEntry } from '../model/findCurrentEntry';
import { textSizes, type TextStyle } from '../model/TextStyle';
import { reportTexts } from '../texts/reportTexts';
import { reportEndPart } from './reportEndPart';
import { AiNote } from './AiNote';
import { ArrivalNote } from './ArrivalNote';
import { Articles } from './Articles';
import { articleStepsPart } from './articleStepsPart';
import { ExecutiveSummary } from './ExecutiveSummary';
import { ModifiedTime } from './ModifiedTime';
import { OlderNote } from './OlderNote';
import { PrintedOrigin } from './PrintedOrigin';
import { ReportGlance } from './ReportGlance';
import { ReportTools } from './ReportTools';
import { TopicIndex } from './TopicIndex';
import { useHasMoved } from './useHasMoved';
import { useRetriedPart } from './useRetriedPart';

interface ReportBodyProps {
  report: Report;
  version: string;
  textStyle: TextStyle;
  /** Stands among the tools. */
  textTool?: ReactNode;
  /** In the gap above the summary, or at the lower edge of a small window. */
  offer?: ReactNode;
  /** The places of a comparison: below the line at a glance, and below everything in the report. */
  renderComparison?: (place: 'line' | 'end') => ReactNode;
  /** Stands below everything else. */
  foot?: ReactNode;
}

/** A report without its heading. */
export function ReportBody(props: ReportBodyProps) {
  const { report, version, textStyle, textTool, offer, renderComparison, foot } = props;
  const { articles } = report;
  const path = permalink(report, version);
  const adjacent = adjacentReports(report, version);
  const hasMoved = useHasMoved();
  const { Part: ReportEnd } = useRetriedPart(reportEndPart);
  const { Part: ArticleSteps } = useRetriedPart(articleStepsPart);

  return (
    <Layout $style={textStyle}>
      <Head>
        <ModifiedTime modified={report.modified} />
        {version !== latestVersion && <OlderNote report={report} {...adjacent} />}
        {articles.length > 0 && <ArrivalNote articles={articles} />}
        <AiNote />
        <PrintedOrigin path={path} />
        <ReportTools report={report} currentEntry={findCurrentEntry(report, version)} path={path}>
          {textTool}
        </ReportTools>
        {articles.length > 0 && <ReportGlance report={report} />}
        <Line tabIndex={-1}>{renderComparison?.('line')}</Line>
        {offer}
      </Head>
      <ExecutiveSummary summary={report.summary} />
      {articles.length > 0 && (
        <Rail>
          <TopicIndex articles={articles} />
          {ArticleSteps && <ArticleSteps articles={articles} />}
        </Rail>
      )}
      {articles.length > 0 ? (
        <Articles articles={articles} reportPath={path} />
      ) : (
        <Notice>{reportTexts.noArticles}</Notice>
      )}
      {ReportEnd && <ReportEnd report={report} hasMoved={hasMoved} {...adjacent} />}
      {renderComparison?.('end')}
      {foot}
    </Layout>
  );
}

const Layout = styled.div<{ $style: TextStyle }>`
  @media screen {
    font-size: ${({ $style }) => textSizes[$style.size] / textSizes.standard}rem;
    ${({ $style }) => $style.isCompact && '--text-line: 1.35; --text-gap: 0.75rem;'}
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;

  ${from.large} {
    grid-template-columns: minmax(0, 44rem) 15rem;
    gap: 2rem 3rem;

    & > * {
      grid-column: 1;
    }
  }

  @media print {
    display: block;

    & > * {
      margin-bottom: 1rem;
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;

  /* On paper it would be written after all the rest. */
  @media screen {
    position: relative;
  }
`;

// Tab goes on from here once a comparison is over. Without one it takes no room among the others.
const Line = styled.div`
  justify-self: stretch;

  &:empty {
    position: absolute;
  }
`;

// The topics follow the summary in the document, and start at the top of the text where there is room beside it.
const Rail = styled.div`
  ${from.large} {
    position: sticky;
    top: ${barHeight + 1}rem;
    grid-column: 2;
    grid-row: 1 / span 6;
    align-self: start;
    max-height: calc(100vh - ${barHeight + 2}rem - var(--room-below, 0rem));
    overflow-y: auto;
    /* The buttons at its lower edge never cover a topic that has the focus. */
    scroll-padding-bottom: 2.75rem;
  }
`;
