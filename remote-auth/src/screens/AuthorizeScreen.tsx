import { Loading } from '@portal/shared';
import { finishSignInAtom } from '../state/finishSignInAtom';
import { useSignInStep } from '../state/useSignInStep';

/** `/{provider}/authorize`: the tokens are here, and become the session. */
export function AuthorizeScreen() {
  useSignInStep(finishSignInAtom);
  return <Loading />;
}
