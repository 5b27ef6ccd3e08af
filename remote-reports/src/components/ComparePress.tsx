import { color, type HistoryEntry } from '@portal/shared';
import { styled } from 'styled-components';
import { entryName } from '../model/entryName';
import { historyTexts } from '../texts/historyTexts';

interface ComparePressProps {
  entry: HistoryEntry;
  onPress: () => void;
}

/** The button beside an older report that compares the open one with it. */
export const ComparePress = ({ entry, onPress }: ComparePressProps) => (
  <Press aria-label={historyTexts.compareName(entryName(entry).replace(',', ''))} onClick={onPress}>
    {historyTexts.compare}
  </Press>
);

const Press = styled.button.attrs({ type: 'button' })`
  flex: none;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: ${color.muted};
  font-size: 0.875rem;
  cursor: pointer;

  &:hover {
    background: ${color.accentSoft};
    color: ${color.ink};
  }

  /* Inside, where the month does not cut it off. */
  &:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;
