import { color } from '@portal/shared';
import { styled } from 'styled-components';
import { markParts } from '../model/markParts';

interface MarkedProps {
  text: string;
  /** Folded. */
  words: readonly string[];
}

/** A text with the hits of these words marked. */
export function Marked({ text, words }: MarkedProps) {
  return (
    // Replaced as a whole: a browser that translates the page puts its own in the place of the texts within.
    <span key={words.join(' ')}>
      {markParts(text, words).map((part, index) =>
        part.isHit ? <Hit key={index}>{part.text}</Hit> : part.text,
      )}
    </span>
  );
}

const Hit = styled.mark`
  background: ${color.newSoft};
  box-shadow: inset 0 -2px ${color.new};
  color: ${color.ink};

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }

  @media print {
    color: inherit;
  }
`;
