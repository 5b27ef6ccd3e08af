import { Button, keepFocus, useTimer } from '@portal/shared';
import { newerReportTexts } from '../texts/newerReportTexts';
import { useIsFollowedAgain } from './useIsFollowedAgain';

/** Words and button of the line; a link to the report that is open does as the button. */
export function NewerReportOffer({ onShow }: { onShow: () => void }) {
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
