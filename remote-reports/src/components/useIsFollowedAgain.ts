import { NavigationType, useLocation, useNavigationType } from '@portal/shared/router';
import { useState } from 'react';

/** True once a link to the address that is open has been followed, such as the bell's: no other screen comes by it. */
export function useIsFollowedAgain(): boolean {
  const { key, hash } = useLocation();
  const [first] = useState(key);
  const isReturn = useNavigationType() === NavigationType.Pop;
  // With a hash it leads to a place in the page.
  return key !== first && hash === '' && !isReturn;
}
