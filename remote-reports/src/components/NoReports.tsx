import { Notice } from '@portal/shared';
import { listTexts } from '../texts/listTexts';

/** In place of an empty list. */
export function NoReports({ onLookAgain }: { onLookAgain: () => void }) {
  return (
    <Notice hint={listTexts.noneHint} actLabel={listTexts.lookAgain} onAct={onLookAgain}>
      {listTexts.none}
    </Notice>
  );
}
