import { Loading } from '@portal/shared';
import { authorizeAtom } from '../state/authorizeAtom';
import { useSignInStep } from '../state/useSignInStep';

/** `/login/callback`: the reader comes back from the identity provider with a code. */
export function LoginCallbackScreen() {
  useSignInStep(authorizeAtom);
  return <Loading />;
}
