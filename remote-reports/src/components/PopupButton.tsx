import { styled } from 'styled-components';
import { popupItem } from './popupItem';

export const PopupButton = styled.button.attrs({ type: 'button' })`
  ${popupItem}
`;
