import { color, keepFocus, useAnnouncement } from '@portal/shared';
import { styled } from 'styled-components';
import { comparisonTexts } from '../texts/comparisonTexts';

interface ComparisonLineProps {
  /** Announced as well. */
  text: string;
  /** Missing where another attempt would not help. */
  onTryAgain?: (() => void) | undefined;
  onStop: () => void;
}

/** The line about the report that this one is compared with, and the button that ends it. */
export function ComparisonLine({ text, onTryAgain, onStop }: ComparisonLineProps) {
  useAnnouncement(text);

  return (
    <Line ref={keepFocus} tabIndex={-1}>
      <p>{text}</p>
      {/* It goes away with the press, or with the connection that comes back. */}
      {onTryAgain && (
        <Choice ref={keepFocus} onClick={onTryAgain}>
          {comparisonTexts.tryAgain}
        </Choice>
      )}
      <Choice onClick={onStop}>{comparisonTexts.stop}</Choice>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1.75rem;
  max-width: 100%;
  padding: 0.25rem 0.25rem 0.25rem 1rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.accentSoft};

  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`;

// Its words begin where those of the line do, where it stands below them.
const Choice = styled.button.attrs({ type: 'button' })`
  min-height: 2.75rem;
  margin-inline-start: calc(-0.75rem - 1px);
  padding: 0.5rem 0.75rem;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: ${color.link};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;
