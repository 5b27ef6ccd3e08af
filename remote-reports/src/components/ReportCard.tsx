import { Badge, color, paths, type ReportListItem } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { CardFoot } from './CardFoot';
import { CardImage } from './CardImage';
import { ModifiedTime } from './ModifiedTime';

interface ReportCardProps {
  item: ReportListItem;
  /** It was modified after the reader's last visit. */
  isNew: boolean;
}

/** One report in the list (S-20 to S-27). The title comes first for those who hear it, the picture for the eye. */
export function ReportCard({ item, isNew }: ReportCardProps) {
  const link = useRef<HTMLAnchorElement>(null);

  // The description lies above the link that fills the card, so that its words can be marked; a plain click on it is
  // still a click on the card.
  const followLink = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isMarking = window.getSelection()?.isCollapsed === false;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    if (!isMarking) link.current?.dispatchEvent(click);
  };

  return (
    <Card>
      <Title dir="auto">
        {item.slug === null ? (
          item.name
        ) : (
          <CardLink ref={link} to={paths.report(item.slug)}>
            {item.name}
          </CardLink>
        )}
      </Title>
      <Meta>
        {item.tag !== null && (
          <Tag>
            <Badge label="Tag">{item.tag}</Badge>
          </Tag>
        )}
        <ModifiedTime modified={item.modified} />
      </Meta>
      {item.summary !== null && (
        <Description dir="auto" $isLink={item.slug !== null} onClick={followLink}>
          {item.summary}
        </Description>
      )}
      <CardFoot isNew={isNew} />
      <Top>
        <CardImage key={item.image} src={item.image} name={item.name} />
      </Top>
    </Card>
  );
}

const Card = styled.div`
  position: relative;
  display: grid;
  grid-row: 1 / span 5;
  grid-template-rows: auto auto auto 1fr auto;
  grid-template-rows: subgrid;
  overflow: hidden;
  padding-bottom: 1rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};

  &:hover:has(a) {
    border-color: ${color.control};
  }

  &:focus-within {
    border-color: ${color.focus};
  }

  & > * {
    margin-inline: 1rem;
  }

  @media print {
    grid-template-rows: none;
    break-inside: avoid;
  }
`;

const Top = styled.div`
  grid-row: 1;
  margin: 0 0 0.875rem;
`;

const Meta = styled.div`
  grid-row: 2;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: 0.375rem 0.75rem;
  margin-bottom: 0.5rem;
`;

// A tag is a word. One that is a novel does not push the rows below it out of sight.
const Tag = styled.div`
  display: flex;
  max-height: 4.5rem;
  overflow: hidden;
`;

const Title = styled.h2`
  grid-row: 3;
  margin-bottom: 0.375rem;
  font-size: 1.25rem;
  line-height: 1.75rem;
  font-weight: 600;
`;

const CardLink = styled(Link)`
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.link};
    text-decoration: underline;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    border-radius: 10px;
    outline: 2px solid ${color.focus};
    outline-offset: -3px;
  }
`;

const Description = styled.p<{ $isLink: boolean }>`
  position: relative;
  z-index: 1;
  grid-row: 4;
  align-self: start;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
  cursor: ${({ $isLink }) => ($isLink ? 'pointer' : 'auto')};

  @media print {
    display: block;
    -webkit-line-clamp: none;
    line-clamp: none;
  }
`;
