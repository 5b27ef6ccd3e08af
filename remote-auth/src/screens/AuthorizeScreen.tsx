import { Loading } from '@portal/shared';
import { finishSignInAtom } from '../state/finishSignInAtom';
import { useSignInStep } from '../state/useSignInStep';

/** `/{provider}/authorize`: turns the tokens into a session. */
export function AuthorizeScreen() {
  useSignInStep(finishSignInAtom);
  return <Loading />;
}
