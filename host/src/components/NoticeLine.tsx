import { Button, color, from, Icon, keepFocus, useAnnouncement } from '@portal/shared';
import { useId } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { barButton } from './BarButton';
import { noticeTexts } from '../texts/noticeTexts';
import { watchLinesHeight } from './watchLinesHeight';

interface NoticeLineProps {
  children: string;
  actLabel: string;
  onAct: () => void;
  /** Adds a button that dismisses the line. */
  onDismiss?: () => void;
}

/** A line in `NoticeLines`, announced once; it never takes the focus. */
export function NoticeLine({ children, actLabel, onAct, onDismiss }: NoticeLineProps) {
  const id = useId();
  useAnnouncement(children);

  return (
    <Line ref={attend} aria-labelledby={id}>
      <KeepRoomBelow />
      <Inside>
        <Text id={id}>{children}</Text>
        <Acts>
          <Button $quiet onClick={onAct}>
            {actLabel}
          </Button>
          {onDismiss && (
            <Dismiss aria-label={noticeTexts.dismiss} onClick={onDismiss}>
              <Icon name="close" size="large" />
            </Dismiss>
          )}
        </Acts>
      </Inside>
    </Line>
  );
}

function attend(line: HTMLElement | null) {
  const leaveFocus = keepFocus(line);
  const stopWatching = watchLinesHeight(line);
  return () => {
    leaveFocus?.();
    stopWatching?.();
  };
}

// The focus and the end of the page are scrolled to above the lines. In a low window these are in the page.
const KeepRoomBelow = createGlobalStyle`
  @media screen and (min-height: 480.02px) {
    html { --room-below: var(--lines-height); }
    body { padding-bottom: var(--room-below); }
  }
`;

const Line = styled.section`
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.line};
  background: ${color.accentSoft};
  color: ${color.ink};

  @media (forced-colors: active) {
    border-top-color: CanvasText;
  }
`;

const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  max-width: 75rem;
  min-height: 3.25rem;
  margin: 0 auto;
  padding: 0.25rem 1rem;

  ${from.medium} {
    padding-inline: 1.5rem;
  }

  ${from.large} {
    padding-inline: 2rem;
  }
`;

// Below a text that leaves no room beside it, all of them together.
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0.5rem;
  margin-left: auto;
`;

const Text = styled.p`
  flex: 1 1 9rem;
  min-width: 0;
  line-height: 1.25rem;
`;

const Dismiss = styled.button.attrs({ type: 'button' })`
  ${barButton}
  color: inherit;

  &:hover {
    background: ${color.surface};
  }
`;
