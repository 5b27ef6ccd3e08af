import { Button, keepFocus, useAnnouncement, useTimer } from '@portal/shared';
import { newerReportTexts } from '../texts/newerReportTexts';
import { useIsFollowedAgain } from './useIsFollowedAgain';

/**
 * Offers a newer report: the text that the reader is reading is never replaced without being asked. A link to the report
 * that is open does as the button.
 */
export function NewerReportOffer({ onShow }: { onShow: () => void }) {
  useAnnouncement(newerReportTexts.isThere);
  useTimer(useIsFollowedAgain() ? 0 : null, onShow);

  return (
    <>
      <p>{newerReportTexts.isThere}</p>
      {/* It goes away with the press. */}
      <Button ref={keepFocus} $quiet onClick={onShow}>
        {newerReportTexts.show}
      </Button>
    </>
  );
}
