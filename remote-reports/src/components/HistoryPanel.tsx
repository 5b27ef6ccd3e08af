import { Button, from, Icon, type HistoryEntry } from '@portal/shared';
import { Dialog } from '@portal/shared/dialog';
import { styled } from 'styled-components';
import { historyTexts } from '../texts/historyTexts';
import { HistoryList } from './HistoryList';

interface HistoryPanelProps {
  slug: string;
  history: HistoryEntry[];
  /** The entry of the report that is shown. */
  currentEntry: HistoryEntry | null;
  onClose: () => void;
}

/** The dated reports, in a panel at the side. */
export function HistoryPanel({ slug, history, currentEntry, onClose }: HistoryPanelProps) {
  const close = (
    <Close $quiet onClick={onClose}>
      <Icon name="close" />
      {historyTexts.close}
    </Close>
  );

  return (
    <Dialog placement="side" title={historyTexts.title} action={close} onClose={onClose}>
      <HistoryList slug={slug} history={history} currentEntry={currentEntry} onChoose={onClose} />
    </Dialog>
  );
}

// On phones the title needs its room.
const Close = styled(Button)`
  padding-inline: 0.625rem;
  font-size: 0.875rem;

  svg {
    display: none;
  }

  ${from.small} {
    padding-inline: 0.875rem;
    font-size: 1rem;

    svg {
      display: block;
    }
  }
`;
