import {
  authAtom,
  createLatePart,
  navigationAtom,
  newsSeenAtom,
  notificationsAtom,
  themeAtom,
  useComeback,
  useFollow,
  useLoad,
  usePart,
} from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { BarLine } from '../components/BarLine';
import { BarTools } from '../components/BarTools';
import { panelsOf } from '../page/panelsOf';
import { remotesAtom } from '../remotes/remotesAtom';
import { followReader } from '../state/followReader';
import { useMarkHere } from '../state/useMarkHere';
import { useNews } from '../state/useNews';
import { useSession } from '../state/useSession';
import { userLoader } from '../state/userLoader';
import { barTexts } from '../texts/barTexts';
import { BarLogin } from './BarLogin';

const barSurface = createLatePart({
  name: 'bar.tools',
  load: async () => (await import(/* webpackChunkName: "bar-tools" */ '../components/BarSurface')).BarSurface,
});

const aboutPortal = createLatePart({
  name: 'bar.about',
  load: async () => (await import(/* webpackChunkName: "about" */ './AboutPortal')).AboutPortal,
  onIdle: 'nothing',
});

const newsSources = createLatePart({
  name: 'bar.news',
  load: async () => (await import(/* webpackChunkName: "news" */ './NewsSources')).NewsSources,
});

interface BarEndProps {
  aboutPart?: typeof aboutPortal;
  newsPart?: typeof newsSources;
}

/** End of the bar: empty while the session is unknown, "Login" when signed out, the reader's tools when signed in. */
export function BarEnd({ aboutPart = aboutPortal, newsPart = newsSources }: BarEndProps) {
  const session = useSession();
  if (session.status === 'unknown') return null;
  if (session.status === 'signed-in')
    return (
      <ReaderTools key={session.reader} account={session.reader} aboutPart={aboutPart} newsPart={newsPart} />
    );
  return <BarLogin />;
}

interface ReaderToolsProps extends Required<BarEndProps> {
  account: string | undefined;
}

function ReaderTools({ account, aboutPart, newsPart }: ReaderToolsProps) {
  const { pathname } = useLocation();
  const { load: userLoad } = useLoad(userLoader);
  const [theme, setTheme] = useAtom(themeAtom);
  const items = useAtomValue(navigationAtom);
  const notifications = useAtomValue(notificationsAtom);
  const auth = useAtomValue(authAtom);
  const markSeen = useSetAtom(newsSeenAtom);
  useFollow(followReader, account);
  const { Part: NewsSources, hasFailed: hasNoSources, load: loadSources } = usePart(newsPart);
  useComeback(hasNoSources, loadSources);
  const news = useNews(panelsOf(useAtomValue(remotesAtom), 'bell'), hasNoSources);
  const { Part: BarSurface, hasFailed, load: loadSurface } = usePart(barSurface);
  const { Part: AboutPortal, hasFailed: hasNoAbout, load: loadAbout } = usePart(aboutPart);
  const [isAboutWanted, setAboutWanted] = useMarkHere();
  const user = userLoad.status === 'ready' ? userLoad.data : null;

  return (
    <>
      <BarTools
        path={pathname}
        user={user}
        notificationCount={notifications.length}
        onOpen={() => {
          setAboutWanted(false);
          loadSurface();
          if (hasNoSources) loadSources();
        }}
        hasFailed={hasFailed}
        renderSurface={(opened) =>
          BarSurface && (
            <BarSurface
              {...opened}
              items={items}
              user={user}
              hasNoUser={userLoad.status === 'failed'}
              notifications={notifications}
              news={news}
              onSeeAll={() => {
                markSeen(new Date().toISOString());
              }}
              theme={theme}
              onChooseTheme={setTheme}
              onAbout={() => {
                loadAbout();
                setAboutWanted(true);
              }}
              onSignOut={auth.signOut}
            />
          )
        }
      />
      {NewsSources && <NewsSources />}
      {isAboutWanted && hasNoAbout && <BarLine>{barTexts.notOpened(barTexts.about)}</BarLine>}
      {isAboutWanted && AboutPortal && (
        <AboutPortal
          onClose={() => {
            setAboutWanted(false);
          }}
        />
      )}
    </>
  );
}
