import { Badge, breakpoints, color, from, type ReportListItem } from '@portal/shared';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { pathTo } from '../portal';
import { articleTexts } from '../texts/articleTexts';
import { listTexts } from '../texts/listTexts';
import { CardDescription } from './CardDescription';
import { CardFoot } from './CardFoot';
import { CardImage } from './CardImage';
import { CardLink } from './CardLink';
import { ModifiedTime } from './ModifiedTime';
import { NewBadge } from './NewBadge';

interface ReportCardProps {
  item: ReportListItem;
  /** New to the reader. */
  isNew: boolean;
  /** Its place in the list, from 0. */
  place: number;
}

/** A card's rows and their padding, alike in all that stand side by side. In the document the picture is last. */
const rows = {
  picture: '0 0 0.875rem',
  tag: '0 1rem 0.375rem',
  date: '0 1rem 0.5rem',
  title: '0 1rem 0.375rem',
  description: '0 1rem',
  foot: '0.875rem 1rem 1rem',
};
const rowNames = Object.keys(rows);

/** One report of the list. */
export const ReportCard = memo(function ReportCard({ item, isNew, place }: ReportCardProps) {
  const path = item.slug === null ? null : pathTo('ReportScreen', { slug: item.slug });

  return (
    <Card>
      <Row $name="title">
        <Title dir="auto">{path === null ? item.name : <CardLink to={path}>{item.name}</CardLink>}</Title>
      </Row>
      <Row $name="tag">
        <Tag>
          {item.tag !== null && <Badge label={listTexts.tagLabel}>{item.tag}</Badge>}
          {isNew && <NewBadge>{articleTexts.isNew}</NewBadge>}
        </Tag>
      </Row>
      <Row $name="date">
        <ModifiedTime modified={item.modified} />
      </Row>
      {item.summary !== null && (
        <Row $name="description">
          <CardDescription to={path} lines={3}>
            {item.summary}
          </CardDescription>
        </Row>
      )}
      <Row $name="foot">
        <CardFoot />
      </Row>
      <Row $name="picture">
        <CardImage key={item.image} src={item.image} name={item.name} tag={item.tag} place={place} />
      </Row>
    </Card>
  );
});

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-areas: 'title picture' 'tag picture' 'date date' 'description description' 'foot foot';
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 0.75rem;
  padding: 0.75rem 1rem;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};

  ${from.small} {
    grid-row: span ${rowNames.length};
    grid-template-areas: ${rowNames.map((name) => `'${name}'`).join(' ')};
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    gap: 0;
    padding: 0;
  }

  &:hover:has(a) {
    border-color: ${color.control};
  }

  &:focus-within {
    border-color: ${color.focus};
  }

  @media print {
    grid-template-rows: none;
    break-inside: avoid;
  }
`;

const small = css`
  @media (max-width: ${breakpoints.small - 1}px) {
    width: min(6rem, 25vw);

    & > * {
      aspect-ratio: 4 / 3;
      border-radius: 6px;
    }
  }
`;

const Row = styled.div<{ $name: keyof typeof rows }>`
  grid-area: ${({ $name }) => $name};
  align-self: start;
  min-width: 0;

  ${({ $name }) => $name === 'picture' && small}

  ${from.small} {
    align-self: ${({ $name }) => ($name === 'tag' || $name === 'date' ? 'end' : 'start')};
    padding: ${({ $name }) => rows[$name]};
  }
`;

// A very long tag is clipped, so that it does not push the rows below it out of sight.
const Tag = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  min-height: 1.5rem;
  max-height: 4.5rem;
  overflow: hidden;
`;

const Title = styled.h2`
  font-size: 1.125rem;
  line-height: 1.5rem;
  font-weight: 600;

  ${from.small} {
    font-size: 1.25rem;
    line-height: 1.75rem;
  }
`;
