import { color, useAnnouncement } from '@portal/shared';
import { styled } from 'styled-components';
import { useExpiry } from './useExpiry';

/** How long (ms) a note is seen. */
const seenFor = 4000;

interface PassingNoteProps {
  text: string | null;
  onEnd: () => void;
}

/** A few words at the lower edge of the window about what a key has done, where nothing else would show it. */
export function PassingNote({ text, onEnd }: PassingNoteProps) {
  useAnnouncement(text);
  useExpiry(text, seenFor, onEnd);
  return text !== null && <Note>{text}</Note>;
}

const Note = styled.p`
  position: fixed;
  z-index: 6;
  left: 1rem;
  bottom: calc(var(--room-below, 0rem) + 4.5rem);
  max-width: calc(100vw - 2rem);
  padding: 0.5rem 1rem;
  overflow: hidden;
  border: 1px solid ${color.control};
  border-radius: 6px;
  background: ${color.surface};
  box-shadow: ${color.shadow};
  font-size: 0.875rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;

  @media print {
    display: none;
  }
`;
