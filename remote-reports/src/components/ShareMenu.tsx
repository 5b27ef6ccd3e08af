import { styled } from 'styled-components';
import type { HandedOn } from '../model/HandedOn';
import { handedOnText } from '../model/handedOnText';
import { mailAddress } from '../model/mailAddress';
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
    <ToolPopup title="Share" opens={opens} onClose={onClose}>
      <Mail href={mailAddress(handedOn)}>E-mail</Mail>
      <CopyItem
        label="Copy link"
        done="Link copied"
        refused="The link could not be copied"
        text={handedOn.address}
      />
      <CopyItem
        label="Copy as text"
        done="Text copied"
        refused="The text could not be copied"
        text={handedOnText(handedOn)}
      />
    </ToolPopup>
  );
}

const Mail = styled.a`
  ${popupItem}
`;
