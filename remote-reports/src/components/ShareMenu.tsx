import { styled } from 'styled-components';
import type { HandedOn } from '../model/HandedOn';
import { handedOnText } from '../model/handedOnText';
import { mailAddress } from '../model/mailAddress';
import { handOnTexts } from '../texts/handOnTexts';
import { CopyItem } from './CopyItem';
import { popupItem } from './popupItem';
import { ToolPopup } from './ToolPopup';
import { useDeviceShare } from './useDeviceShare';

export interface ShareMenuProps {
  handedOn: HandedOn;
  opens: 'above' | 'below';
  onClose: () => void;
}

/** Hands on by the sheet of the device, or else by mail or the clipboard. */
export function ShareMenu({ handedOn, opens, onClose }: ShareMenuProps) {
  const isMenuNeeded = useDeviceShare(handedOn, onClose);
  if (!isMenuNeeded) return null;

  return (
    <ToolPopup title={handOnTexts.share} opens={opens} onClose={onClose}>
      <Mail href={mailAddress(handedOn)}>{handOnTexts.mail}</Mail>
      <CopyItem
        label={handOnTexts.copyLink}
        done={handOnTexts.linkCopied}
        refused={handOnTexts.linkRefused}
        text={handedOn.address}
      />
      <CopyItem
        label={handOnTexts.copyText}
        done={handOnTexts.textCopied}
        refused={handOnTexts.textRefused}
        text={handedOnText(handedOn)}
      />
    </ToolPopup>
  );
}

const Mail = styled.a`
  ${popupItem}
`;
