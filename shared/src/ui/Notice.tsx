import { styled } from 'styled-components';
import { Button } from './Button';
import { color } from './theme';
import { useAnnouncement } from './useAnnouncement';
import { useElapsed } from './useElapsed';
import { useKeptFocus } from './useKeptFocus';

interface NoticeProps {
  children: string;
  /** Action for the reader; its label is "Try again" unless another is given. */
  onAct?: () => void;
  actLabel?: string;
  /** Time (ms) after which the action is possible. */
  actAfter?: number;
}

/** Message in place of missing content (acceptance, difference 1). */
export function Notice({ children, onAct, actLabel = 'Try again', actAfter = 0 }: NoticeProps) {
  useAnnouncement(children);
  const hasWaited = useElapsed(actAfter);
  const card = useKeptFocus<HTMLDivElement>();

  return (
    <Card ref={card}>
      <p>{children}</p>
      {onAct && (
        <Button $quiet disabled={actAfter > 0 && !hasWaited} onClick={onAct}>
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
