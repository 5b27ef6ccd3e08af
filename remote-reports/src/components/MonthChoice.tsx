import { color } from '@portal/shared';
import { styled } from 'styled-components';
import { historyTexts } from '../texts/historyTexts';

interface MonthChoiceProps {
  /** In the order of the list. */
  months: string[];
  /** The place of a month among them; null before one is chosen. */
  chosen: number | null;
  onChoose: (place: number) => void;
  /** Tab goes on from here to the month that is chosen. */
  onLeave: () => void;
}

/** Goes to a month of a long history. The focus stays, because arrow keys choose one month after the other. */
export function MonthChoice({ months, chosen, onChoose, onLeave }: MonthChoiceProps) {
  return (
    <Label>
      {historyTexts.goToMonth}
      <Choice
        value={chosen ?? 0}
        onChange={({ target }) => {
          onChoose(Number(target.value));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Tab' || event.shiftKey || chosen === null) return;
          event.preventDefault();
          onLeave();
        }}
      >
        {months.map((month, place) => (
          <option key={month} value={place}>
            {month}
          </option>
        ))}
      </Choice>
    </Label>
  );
}

const Label = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  padding: 0.75rem 1rem;
  border-bottom: 1px solid ${color.line};
  font-weight: 600;
`;

const Choice = styled.select`
  flex: 1;
  min-width: 10rem;
  height: 2.75rem;
  padding: 0 0.5rem;
  border: 1px solid ${color.control};
  border-radius: 6px;
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  font-weight: 400;
`;
