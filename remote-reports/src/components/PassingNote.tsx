import { color, useAnnouncement, useTimer } from '@portal/shared';
import { keyframes, styled } from 'styled-components';

/** How long (ms) a note is seen. */
const seenFor = 4000;

interface PassingNoteProps {
  text: string | null;
  /** Seen only after a moment: what is over by then needs no words. */
  isLate?: boolean;
  onEnd: () => void;
}

/** A few words at the lower edge of the window about what a press has done, where nothing else would show it. */
export function PassingNote({ text, isLate = false, onEnd }: PassingNoteProps) {
  useAnnouncement(text);
  useTimer(text === null ? null : seenFor, onEnd, text);
  return text !== null && <Note $isLate={isLate}>{text}</Note>;
}

const appear = keyframes`from { opacity: 0 }`;

// Above the button of the topics.
const Note = styled.p<{ $isLate: boolean }>`
  position: fixed;
  z-index: 6;
  left: 1rem;
  bottom: calc(var(--room-below, 0rem) + 4.5rem + env(safe-area-inset-bottom, 0px));
  max-width: calc(100vw - 2rem);
  padding: 0.5rem 1rem;
  border: 1px solid ${color.control};
  border-radius: 6px;
  background: ${color.surface};
  box-shadow: ${color.shadow};
  font-size: 0.875rem;
  pointer-events: none;
  animation: ${appear} 100ms ${({ $isLate }) => ($isLate ? '500ms' : '0s')} backwards;

  @media print {
    display: none;
  }
`;
