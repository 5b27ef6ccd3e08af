import { authAtom, navigationAtom, useLoad, useSignIn } from '@portal/shared';
import { useOktaAuth } from '@okta/okta-react';
import { useAtom, useAtomValue } from 'jotai';
import { BarButton } from '../components/BarButton';
import type { BarToolsProps } from '../components/BarTools';
import { BarToolsPlaceholder } from '../components/BarToolsPlaceholder';
import { themeAtom } from '../state/themeAtom';
import { useAbout } from '../state/useAbout';
import { useBarTools } from '../state/useBarTools';
import { useNews } from '../state/useNews';
import { userLoader } from '../state/userLoader';

/** The end of the bar: nothing while the session is unknown, "Login" when signed out, the reader's tools when in. */
export function BarEnd() {
  const { authState } = useOktaAuth();
  const { signIn, isLeaving } = useSignIn();
  if (!authState) return null;
  if (authState.isAuthenticated) return <ReaderTools key={authState.idToken?.claims.sub} />;
  return (
    <BarButton onClick={signIn} disabled={isLeaving}>
      Login
    </BarButton>
  );
}

const loadTools = async () =>
  (await import(/* webpackChunkName: "bar-tools" */ '../components/BarTools')).BarTools;

const loadAbout = async () => (await import(/* webpackChunkName: "about" */ './AboutPortal')).AboutPortal;

function ReaderTools() {
  const { load } = useLoad(userLoader);
  const [theme, setTheme] = useAtom(themeAtom);
  const items = useAtomValue(navigationAtom);
  const auth = useAtomValue(authAtom);
  const news = useNews();
  const { Tools, open } = useBarTools<BarToolsProps>(loadTools);
  const about = useAbout(loadAbout);
  const user = load.status === 'ready' ? load.data : null;

  if (!Tools) return <BarToolsPlaceholder user={user} onPress={open} />;
  return (
    <>
      <Tools
        items={items}
        user={user}
        news={news}
        theme={theme}
        onChooseTheme={setTheme}
        onAbout={about.open}
        onSignOut={auth.signOut}
      />
      {about.Dialog && <about.Dialog onClose={about.close} />}
    </>
  );
}
