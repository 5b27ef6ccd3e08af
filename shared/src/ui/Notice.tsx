import { styled } from 'styled-components';
import { Button } from './Button';
import { color } from './theme';
import { useAnnouncement } from './useAnnouncement';

interface NoticeProps {
  children: string;
  /** Action for the reader; its label is "Try again" unless another is given. */
  onAct?: () => void;
  actLabel?: string;
}

/** Message in place of missing content (acceptance, difference 1). */
export function Notice({ children, onAct, actLabel = 'Try again' }: NoticeProps) {
  useAnnouncement(children);

  return (
    <Card>
      <p>{children}</p>
      {onAct && (
        <Button $quiet onClick={onAct}>
          {actLabel}
        </Button>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  max-width: 44rem;
  padding: 1.5rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
`;
