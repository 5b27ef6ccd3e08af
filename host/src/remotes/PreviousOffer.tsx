import { Button } from '@portal/shared';
import { versionName } from '../model/versionName';

/** Offers the build before, live since a time, of a component that failed while somebody read it. */
export function PreviousOffer({ since, onTake }: { since: string; onTake: () => void }) {
  return (
    <Button $quiet onClick={onTake}>
      {`Use ${versionName(since, new Date())}`}
    </Button>
  );
}
