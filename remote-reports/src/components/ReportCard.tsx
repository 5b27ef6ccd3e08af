import { Badge, color, type ReportListItem } from '@portal/shared';
import { styled } from 'styled-components';
import { pathTo } from '../portal';
import { CardDescription } from './CardDescription';
import { CardFoot } from './CardFoot';
import { CardImage } from './CardImage';
import { CardLink } from './CardLink';
import { ModifiedTime } from './ModifiedTime';

interface ReportCardProps {
  item: ReportListItem;
  /** New to the reader. */
  isNew: boolean;
  /** Its place in the list, from 0. */
  place: number;
}

/**
 * The rows of a card from top to bottom, with their padding. In the document the title is first and the picture last.
 * Cards side by side have rows of the same height.
 */
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
export function ReportCard({ item, isNew, place }: ReportCardProps) {
  const path = item.slug === null ? null : pathTo('ReportScreen', { slug: item.slug });

  return (
    <Card>
      <Row $name="title">
        <Title dir="auto">{path === null ? item.name : <CardLink to={path}>{item.name}</CardLink>}</Title>
      </Row>
      {item.tag !== null && (
        <Row $name="tag">
          <Tag>
            <Badge label="Tag">{item.tag}</Badge>
          </Tag>
        </Row>
      )}
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
        <CardFoot isNew={isNew} />
      </Row>
      <Row $name="picture">
        <CardImage key={item.image} src={item.image} name={item.name} place={place} />
      </Row>
    </Card>
  );
}

const Card = styled.li`
  position: relative;
  display: grid;
  grid-row: span ${rowNames.length};
  grid-template-areas: ${rowNames.map((name) => `'${name}'`).join(' ')};
  grid-template-rows: subgrid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};

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

const Row = styled.div<{ $name: keyof typeof rows }>`
  grid-area: ${({ $name }) => $name};
  align-self: ${({ $name }) => ($name === 'tag' ? 'end' : 'start')};
  min-width: 0;
  padding: ${({ $name }) => rows[$name]};
`;

// A very long tag is clipped, so that it does not push the rows below it out of sight.
const Tag = styled.div`
  display: flex;
  max-height: 4.5rem;
  overflow: hidden;
`;

const Title = styled.h2`
  font-size: 1.25rem;
  line-height: 1.75rem;
  font-weight: 600;
`;
