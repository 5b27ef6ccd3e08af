import { color, Icon } from '@portal/shared';
import { styled } from 'styled-components';
import { reportEndTexts } from '../texts/reportEndTexts';
import { PlainButton } from './PlainButton';

interface StepButtonProps {
  by: 1 | -1;
  /** Words, or a round button that floats above the text. */
  look: 'words' | 'round';
  onStep: (by: 1 | -1) => void;
}

/** Goes to the next article, or to the previous one. */
export function StepButton({ by, look, onStep }: StepButtonProps) {
  const { next, nextName, previous, previousName } = reportEndTexts;
  const Look = look === 'round' ? Round : Words;

  return (
    <Look
      aria-label={by === 1 ? nextName : previousName}
      onClick={() => {
        onStep(by);
      }}
    >
      {look === 'words' && (by === 1 ? next : previous)}
      <Icon name={by === 1 ? 'newer' : 'older'} />
    </Look>
  );
}

// The page goes down and up, not to the side.
const Words = styled(PlainButton)`
  gap: 0.25rem;

  svg {
    transform: rotate(90deg);
  }
`;

const Round = styled(Words)`
  flex: none;
  justify-content: center;
  width: 2.75rem;
  padding: 0;
  border-color: ${color.control};
  border-radius: 999px;
  background: ${color.surface};
  box-shadow: ${color.shadow};
`;
