import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { noticeTexts } from '../texts/noticeTexts';
import { Button } from './Button';
import { color } from './theme';
import { useAnnouncement } from './useAnnouncement';
import { useElapsed } from './useElapsed';
import { useKeptFocus } from './useKeptFocus';

interface NoticeProps {
  children: string;
  /** A further sentence: what the reader can do. */
  hint?: string;
  /** Without a frame, where it stands in one already. */
  isPlain?: boolean;
  /** Action for the reader; its label is "Try again" unless another is given. */
  onAct?: () => void;
  actLabel?: string;
  /** Time (ms) after which the action is possible. */
  actAfter?: number;
  /** Another action beside that one: a button. */
  beside?: ReactNode;
}

/** Message in place of missing content (acceptance, difference 1). */
export function Notice({
  children,
  hint,
  isPlain = false,
  onAct,
  actLabel = noticeTexts.tryAgain,
  actAfter = 0,
  beside,
}: NoticeProps) {
  useAnnouncement(hint === undefined ? children : `${children} ${hint}`);
  const hasWaited = useElapsed(actAfter);
  const card = useKeptFocus<HTMLDivElement>();

  return (
    <Card ref={card} $isPlain={isPlain}>
      <p>{children}</p>
      {hint !== undefined && <p>{hint}</p>}
      {onAct && (
        <Acts>
          <Button $quiet disabled={actAfter > 0 && !hasWaited} onClick={onAct}>
            {actLabel}
          </Button>
          {beside}
        </Acts>
      )}
    </Card>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

const framed = css`
  padding: 1.5rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
`;

const Card = styled.div<{ $isPlain: boolean }>`
  display: grid;
  justify-items: ${({ $isPlain }) => ($isPlain ? 'center' : 'start')};
  gap: 1rem;
  max-width: 44rem;
  ${({ $isPlain }) => !$isPlain && framed}
`;
