import { color, Icon, VisuallyHidden } from '@portal/shared';
import { styled } from 'styled-components';
import { NewBadge } from './NewBadge';

/** The author of a report, and whether it is newer than the reader's last visit. */
export function CardFoot({ isNew }: { isNew: boolean }) {
  return (
    <Foot>
      <Author>
        <Icon name="made" />
        <span>
          <VisuallyHidden>Author: </VisuallyHidden>AI
        </span>
      </Author>
      {isNew && <NewBadge />}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-height: 1.5rem;
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
