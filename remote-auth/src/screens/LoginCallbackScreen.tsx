import { Loading } from '@portal/shared';
import { authorizeAtom } from '../state/authorizeAtom';
import { useSignInStep } from '../state/useSignInStep';

/** `/login/callback`: handles the identity provider's answer with a code. */
export function LoginCallbackScreen() {
  useSignInStep(authorizeAtom);
  return <Loading />;
}
