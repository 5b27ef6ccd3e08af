import { color, Icon, VisuallyHidden } from '@portal/shared';
import { styled } from 'styled-components';

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
      {isNew && <New>New</New>}
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

const New = styled.p`
  padding: 0.125rem 0.625rem;
  border: 1px solid transparent;
  border-radius: 999px;
  background: ${color.newSoft};
  color: ${color.new};
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: 600;
`;
