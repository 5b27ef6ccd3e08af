import { color, useAnnouncement, useCopy } from '@portal/shared';
import { styled } from 'styled-components';
import { PopupButton } from './PopupButton';

interface CopyItemProps {
  label: string;
  /** Shown and said once it is copied. */
  done: string;
  /** Said where the browser refuses; the text is then there to be marked. */
  refused: string;
  text: string;
}

/** A row of a popup that copies a text to the clipboard. */
export function CopyItem({ label, done, refused, text }: CopyItemProps) {
  const { copy, copying } = useCopy({ shownFor: 3000 });
  useAnnouncement({ idle: null, copied: done, refused, over: '' }[copying]);

  return (
    <>
      <PopupButton
        onClick={() => {
          void copy(text);
        }}
      >
        {copying === 'copied' ? done : label}
      </PopupButton>
      {copying === 'refused' && <Text>{text}</Text>}
    </>
  );
}

const Text = styled.p`
  padding: 0.5rem 0.75rem;
  border: 1px solid ${color.line};
  border-radius: 6px;
  font-size: 0.875rem;
  white-space: pre-line;
  user-select: all;
`;
