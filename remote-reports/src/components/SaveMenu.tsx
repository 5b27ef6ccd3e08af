import { color, useAnnouncement, type HistoryEntry, type Report } from '@portal/shared';
import { useState } from 'react';
import { styled } from 'styled-components';
import { actionsCsv } from '../model/actionsCsv';
import { fileName } from '../model/fileName';
import { reportMarkdown } from '../model/reportMarkdown';
import { handOnTexts } from '../texts/handOnTexts';
import { PopupButton } from './PopupButton';
import { saveFile } from './saveFile';
import { ToolPopup } from './ToolPopup';

export interface SaveMenuProps {
  report: Report;
  currentEntry: HistoryEntry | null;
  /** The permalink of the report. */
  path: string;
  onClose: () => void;
}

const formats = {
  md: { type: 'text/markdown;charset=utf-8', make: reportMarkdown },
  csv: { type: 'text/csv;charset=utf-8', make: actionsCsv },
};

/** Saves the report as a file that is made here: nothing is asked for, and nothing is sent. */
export function SaveMenu({ report, currentEntry, path, onClose }: SaveMenuProps) {
  const [outcome, setOutcome] = useState<{ attempt: number; text: string } | null>(null);
  const hasActions = report.articles.some(({ actions }) => actions.length > 0);

  const save = (format: keyof typeof formats) => {
    const { type, make } = formats[format];
    const name = `${fileName(report, currentEntry)}.${format}`;
    const isSaved = saveFile(name, type, make(report, window.origin + path));
    const text = isSaved ? handOnTexts.saving(name) : handOnTexts.notSaved;
    setOutcome((before) => ({ attempt: (before?.attempt ?? 0) + 1, text }));
  };

  return (
    <ToolPopup title={handOnTexts.save} opens="below" onClose={onClose}>
      <PopupButton
        onClick={() => {
          save('md');
        }}
      >
        {handOnTexts.saveMarkdown}
      </PopupButton>
      {hasActions && (
        <PopupButton
          onClick={() => {
            save('csv');
          }}
        >
          {handOnTexts.saveCsv}
        </PopupButton>
      )}
      {/* Another one for each attempt: the same words are said again. */}
      {outcome && <Outcome key={outcome.attempt} text={outcome.text} />}
    </ToolPopup>
  );
}

function Outcome({ text }: { text: string }) {
  useAnnouncement(text);
  return <Text>{text}</Text>;
}

const Text = styled.p`
  padding: 0.5rem 0.75rem;
  color: ${color.muted};
  font-size: 0.875rem;
`;
