import type { HistoryEntry } from '@portal/shared';
import { reportTexts } from '../texts/reportTexts';
import { historyPanelPart } from './historyPanelPart';
import { LateTool } from './LateTool';

interface OlderReportsProps {
  slug: string;
  history: HistoryEntry[];
  currentEntry: HistoryEntry | null;
  panelPart?: typeof historyPanelPart;
}

/** The button that opens the history panel, and the panel while it is open. */
export const OlderReports = ({ panelPart = historyPanelPart, ...props }: OlderReportsProps) => (
  <LateTool
    part={panelPart}
    icon="history"
    text={reportTexts.history}
    render={(Panel, onClose) => <Panel {...props} onClose={onClose} />}
  />
);
