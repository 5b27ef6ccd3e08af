import { Button, color, useCopy } from '@portal/shared';
import { useState } from 'react';
import { styled } from 'styled-components';
import { aboutTexts } from '../texts/aboutTexts';

const outcomes = {
  idle: null,
  copied: aboutTexts.copied,
  refused: aboutTexts.copyRefused,
  over: null,
} as const;

interface CopyForSupportProps {
  /** The dialog's content for the clipboard. */
  supportText: () => string;
  onClose: () => void;
}

/** The acts of the about dialog. The text that a browser refused to copy is there to be selected. */
export function CopyForSupport({ supportText, onClose }: CopyForSupportProps) {
  const { copying, copy } = useCopy();
  const [text, setText] = useState('');

  return (
    <>
      {copying === 'refused' && (
        <Selectable
          readOnly
          aria-label={aboutTexts.details}
          rows={6}
          value={text}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      )}
      <Acts>
        <Button
          onClick={() => {
            const current = supportText();
            setText(current);
            void copy(current);
          }}
        >
          {aboutTexts.copy}
        </Button>
        <Button $quiet onClick={onClose}>
          {aboutTexts.close}
        </Button>
        {/* The page's live region is behind the modal dialog, where screen readers do not hear it. */}
        <p role="status">{outcomes[copying]}</p>
      </Acts>
    </>
  );
}

const Selectable = styled.textarea`
  width: 100%;
  padding: 0.5rem;
  border: 1px solid ${color.control};
  border-radius: 6px;
  background: ${color.sunken};
  color: ${color.ink};
  font: inherit;
  resize: vertical;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;
