import { color } from '@portal/shared';
import { useId } from 'react';
import { styled } from 'styled-components';
import { dayFromCompact } from '../model/dayFromCompact';
import { dayToShortText } from '../model/dayToShortText';
import type { SlugPlace } from '../model/placesOf';
import { pathTo } from '../portal';
import { continueTexts } from '../texts/continueTexts';
import { CardLink } from './CardLink';
import { SectionHeading } from './SectionHeading';
import { useToday } from './useToday';

/** Links to the articles at which the reader has left reports. */
export function ContinueList({ places }: { places: SlugPlace[] }) {
  const headingId = useId();
  const today = useToday();

  return (
    <Section>
      <SectionHeading id={headingId}>{continueTexts.title}</SectionHeading>
      <List aria-labelledby={headingId}>
        {places.map(({ slug, place: { date, anchor, name, title } }) => {
          const path = pathTo('ReportScreen', { slug, ...(date !== null && { reportId: date }) });
          const day = date === null ? null : dayFromCompact(date);
          return (
            <Row key={slug}>
              <Title dir="auto">
                <CardLink to={`${path}#a-${anchor}`}>{title}</CardLink>
              </Title>
              <Origin>
                <bdi>{name}</bdi>
                {day !== null && continueTexts.origin(dayToShortText(day, today))}
              </Origin>
            </Row>
          );
        })}
      </List>
    </Section>
  );
}

const Section = styled.div`
  min-width: 0;

  @media print {
    display: none;
  }
`;

const List = styled.ul`
  margin-top: 0.5rem;
`;

const Row = styled.li`
  position: relative;
  padding: 0.625rem 0;
  border-top: 1px solid ${color.line};
`;

const Title = styled.p`
  overflow-wrap: anywhere;
  font-weight: 600;
`;

const Origin = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;
