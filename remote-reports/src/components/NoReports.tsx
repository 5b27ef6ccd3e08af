import { Notice } from '@portal/shared';

/** In place of an empty list. */
export function NoReports({ onLookAgain }: { onLookAgain: () => void }) {
  return (
    <Notice hint="They are built every working day." actLabel="Look again" onAct={onLookAgain}>
      No reports yet.
    </Notice>
  );
}
