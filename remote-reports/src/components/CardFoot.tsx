import { color, Icon, VisuallyHidden } from '@portal/shared';
import { styled } from 'styled-components';
import { listTexts } from '../texts/listTexts';

/** The author of a report. */
export function CardFoot() {
  return (
    <Foot>
      <Author>
        <Icon name="made" />
        <span>
          <VisuallyHidden>{listTexts.authorLabel} </VisuallyHidden>
          {listTexts.author}
        </span>
      </Author>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

const Author = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  font-weight: 600;
`;
