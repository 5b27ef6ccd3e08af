import { announcementAtom, configAtom, from, GlobalStyle, navigationAtom, useLoad } from '@portal/shared';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Announcer } from '../components/Announcer';
import { NavigationBar } from '../components/NavigationBar';
import { PrintedName } from '../components/PrintedName';
import { SkipLink } from '../components/SkipLink';
import { LeavingBoundary } from '../remotes/LeavingBoundary';
import { healthLoader } from '../state/healthLoader';
import { useScrollAndFocusRestoration } from '../state/useScrollAndFocusRestoration';
import { useSession } from '../state/useSession';
import { BarEnd } from './BarEnd';
import { PortalNotices } from './PortalNotices';

/** App shell: navigation bar, notices and `<main>`. Rendered before any remote is loaded. */
export function PortalFrame({ children }: { children: ReactNode }) {
  const { company, productTitle } = useAtomValue(configAtom);
  const items = useAtomValue(navigationAtom);
  const announcement = useAtomValue(announcementAtom);

  return (
    <>
      <GlobalStyle />
      <PageEffects />
      <SkipLink />
      <PrintedName>{`${company} · ${productTitle}`}</PrintedName>
      <Announcer>{announcement}</Announcer>
      <NavigationBar company={company} items={items}>
        <LeavingBoundary>
          <BarEnd />
        </LeavingBoundary>
      </NavigationBar>
      <PortalNotices />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}

/** Renders nothing; placed before the screens because its effects must run before theirs. */
function PageEffects() {
  useScrollAndFocusRestoration(useSession().status === 'signed-in');
  useLoad(healthLoader);
  return null;
}

const Main = styled.main`
  max-width: 75rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;

  ${from.medium} {
    padding: 2rem 1.5rem 4rem;
  }

  ${from.large} {
    padding: 2rem 2rem 4rem;
  }

  @media print {
    max-width: none;
    padding: 0;
  }
`;
