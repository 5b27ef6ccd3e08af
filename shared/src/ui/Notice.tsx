import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { noticeTexts } from '../texts/noticeTexts';
import { Button } from './Button';
import { color } from './theme';
import { useAnnouncement } from './useAnnouncement';
import { useElapsed } from './useElapsed';
import { keepFocus } from './keepFocus';

interface NoticeProps {
  children: string;
  /** A further sentence: what the reader can do. */
  hint?: string;
  /** On a soft ground in place of a frame, where it stands in one already. */
  isPlain?: boolean;
  /** In small letters, with the button behind it, where there is room for no more than a line or two. */
  isLine?: boolean;
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
  isLine = false,
  onAct,
  actLabel = noticeTexts.tryAgain,
  actAfter = 0,
  beside,
}: NoticeProps) {
  useAnnouncement(hint === undefined ? children : `${children} ${hint}`);
  const hasWaited = useElapsed(actAfter);

  return (
    <Card ref={keepFocus} $look={isLine ? line : isPlain ? plain : framed}>
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
  display: grid;
  justify-items: start;
  gap: 1rem;
  padding: 1.5rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
`;

const plain = css`
  width: 100%;
  padding: 0.75rem 1rem;
  border-radius: 10px;
  background: ${color.accentSoft};

  p:first-child {
    font-weight: 600;
  }
`;

const line = css`
  display: flex;
  align-items: center;
  column-gap: 0.75rem;
  color: ${color.ink};
  font-size: 0.875rem;
  line-height: 1.25rem;

  button {
    min-height: 1.5rem;
    padding: 0;
    white-space: nowrap;
    border: 0;
    background: none;
    color: ${color.link};
    text-decoration: underline;
  }
`;

const Card = styled.div<{ $look: ReturnType<typeof css> }>`
  max-width: 44rem;
  ${({ $look }) => $look}
`;
