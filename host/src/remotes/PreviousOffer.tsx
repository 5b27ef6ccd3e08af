import { Button } from '@portal/shared';
import { versionName } from '../model/versionName';
import { fallbackTexts } from '../texts/fallbackTexts';

/** Offers the build before, live since a time, of a component that failed while somebody read it. */
export function PreviousOffer({ since, onTake }: { since: string; onTake: () => void }) {
  return (
    <Button $quiet onClick={onTake}>
      {fallbackTexts.use(versionName(since, new Date()))}
    </Button>
  );
}
