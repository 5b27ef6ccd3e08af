import { color, type ReportListItem } from '@portal/shared';
import { styled } from 'styled-components';
import { countOf } from '../model/countOf';
import { pathTo } from '../portal';
import { CardDescription } from './CardDescription';
import { CardImage } from './CardImage';
import { CardLink } from './CardLink';
import { LatestCell } from './LatestCell';
import { LatestText } from './LatestText';
import { ModifiedTime } from './ModifiedTime';
import { NewBadge } from './NewBadge';

interface LatestReportProps {
  item: ReportListItem;
  /** New to the reader. */
  isNew: boolean;
  /** The first one, with its picture and more of its text. */
  isLead: boolean;
  /** Where it is known. */
  articles: number | null;
}

/** One of the latest reports. */
export function LatestReport({ item, isNew, isLead, articles }: LatestReportProps) {
  const path = item.slug === null ? null : pathTo('ReportScreen', { slug: item.slug });

  return (
    <LatestCell $isLead={isLead}>
      <LatestText>
        <Head>
          <Title dir="auto">{path === null ? item.name : <CardLink to={path}>{item.name}</CardLink>}</Title>
          <Mark $isShown={isNew}>
            <NewBadge />
          </Mark>
        </Head>
        <Facts>
          <ModifiedTime modified={item.modified} />
          {articles !== null && <Fact>{countOf(articles, 'article')}</Fact>}
        </Facts>
        {item.summary !== null && (
          <CardDescription to={path} lines={isLead ? 4 : 2}>
            {item.summary}
          </CardDescription>
        )}
      </LatestText>
      {isLead && (
        <Picture>
          <CardImage key={item.image} src={item.image} name={item.name} tag={item.tag} place={0} />
        </Picture>
      )}
    </LatestCell>
  );
}

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 0.75rem;
`;

const Title = styled.h3`
  min-width: 0;
  font-size: 1.125rem;
  line-height: 1.5rem;
  font-weight: 600;
`;

// Its room is kept: the time of the last visit may be known later than the list, and nothing may move then.
const Mark = styled.div<{ $isShown: boolean }>`
  flex: none;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.5rem;
`;

const Fact = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;

  &::before {
    content: '· ' / '';
  }
`;

// As high as its shape wants, and higher where the card is.
const Picture = styled.div`
  display: grid;
  order: -1;

  & > * {
    place-self: stretch;
  }
`;
