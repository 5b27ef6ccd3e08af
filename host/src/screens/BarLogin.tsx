import {
  configAtom,
  createLatePart,
  signInNoticeAtom,
  useComeback,
  usePart,
  useSignIn,
} from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { BarButton } from '../components/BarButton';
import { BarLine } from '../components/BarLine';
import { needsSession } from '../page/needsSession';
import { routeOf } from '../page/routeOf';
import { remotesAtom } from '../remotes/remotesAtom';
import { useMarkHere } from '../state/useMarkHere';
import { barTexts } from '../texts/barTexts';

const publicMenu = createLatePart({
  name: 'bar.menu',
  load: async () => (await import(/* webpackChunkName: "public-menu" */ './PublicMenu')).PublicMenu,
});

/** "Login" in the bar, the line of a sign-in that it could not start, and the links where there is something to see. */
export function BarLogin() {
  const { signIn, isLeaving, hasFailed } = useSignIn();
  const [isPressedHere, setPressedHere] = useMarkHere();
  const problem = useProblem();
  const hasPublic = useHasPublic();

  return (
    <>
      {hasPublic && <LateMenu />}
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

function LateMenu() {
  const { Part, hasFailed, load } = usePart(publicMenu);
  useComeback(hasFailed, load);
  return Part && <Part />;
}

/** A link of the bar leads to a screen that nobody has to sign in for. */
const useHasPublic = (): boolean =>
  useAtomValue(remotesAtom).some(({ declaration }) =>
    declaration?.navigation?.some(({ screen }) => declaration.screens?.[screen]?.access === 'public'),
  );

/** The login view tells about blocked storage itself, whichever button was pressed. */
function useProblem(): string | null {
  const isBlocked = useAtomValue(signInNoticeAtom) === 'storage-blocked';
  const { identityProvider } = useAtomValue(configAtom);
  const remotes = useAtomValue(remotesAtom);
  const { pathname } = useLocation();
  if (!isBlocked) return barTexts.notStarted;
  return needsSession(routeOf(remotes, pathname, identityProvider.path)) ? null : barTexts.storageBlocked;
}
