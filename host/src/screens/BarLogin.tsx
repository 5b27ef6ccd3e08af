import { configAtom, signInNoticeAtom, useSignIn } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { BarButton } from '../components/BarButton';
import { BarLine } from '../components/BarLine';
import { needsSession } from '../page/needsSession';
import { routeOf } from '../page/routeOf';
import { remotesAtom } from '../remotes/remotesAtom';
import { useMarkHere } from '../state/useMarkHere';
import { barTexts } from '../texts/barTexts';

/** "Login" in the bar, and the line of a sign-in that it could not start. */
export function BarLogin() {
  const { signIn, isLeaving, hasFailed } = useSignIn();
  const [isPressedHere, setPressedHere] = useMarkHere();
  const problem = useProblem();

  return (
    <>
      <BarButton
        onClick={() => {
          setPressedHere(true);
          signIn();
        }}
        aria-disabled={isLeaving}
      >
        {barTexts.login}
      </BarButton>
      {hasFailed && isPressedHere && problem !== null && <BarLine>{problem}</BarLine>}
    </>
  );
}

/** The login view tells about blocked storage itself, whichever button was pressed. */
function useProblem(): string | null {
  const isBlocked = useAtomValue(signInNoticeAtom) === 'storage-blocked';
  const { identityProvider } = useAtomValue(configAtom);
  const remotes = useAtomValue(remotesAtom);
  const { pathname } = useLocation();
  if (!isBlocked) return barTexts.notStarted;
  return needsSession(routeOf(remotes, pathname, identityProvider.path)) ? null : barTexts.storageBlocked;
}
