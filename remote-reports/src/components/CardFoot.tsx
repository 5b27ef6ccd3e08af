import { color, Icon, VisuallyHidden } from '@portal/shared';
import { styled } from 'styled-components';
import { listTexts } from '../texts/listTexts';

/** The author of a report. */
export function CardFoot() {
  return (
    <Author>
      <Icon name="made" />
      <span>
        <VisuallyHidden>{`${listTexts.authorLabel} `}</VisuallyHidden>
        {listTexts.author}
      </span>
    </Author>
  );
}

const Author = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-weight: 600;
`;
