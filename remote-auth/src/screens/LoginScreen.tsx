import { useOktaAuth } from '@okta/okta-react';
import {
  Button,
  Loading,
  Notice,
  PageHeading,
  color,
  configAtom,
  signInNoticeAtom,
  useSignIn,
} from '@portal/shared';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

const notices = {
  'session-ended': 'Your session has ended.',
  'not-completed': 'Sign-in could not be completed.',
  'clock-wrong': 'Sign-in could not be completed. The clock of this device seems to be wrong.',
  'storage-blocked':
    'Signing in needs to keep data in this browser. Please allow cookies and site data for this site, then load the page again.',
  'not-deleted':
    'You are signed out, but this browser did not let the portal delete your sign-in from it. Please delete the data of this site in the browser’s settings.',
} as const;

/** The login view, at every address that needs a session (S-13 to S-17). */
export function LoginScreen() {
  const { authState } = useOktaAuth();
  const { company, productTitle, identityProvider } = useAtomValue(configAtom);
  const notice = useAtomValue(signInNoticeAtom);
  const { signIn, isLeaving, hasFailed } = useSignIn();

  if (authState === null) return <Loading />;
  return (
    <Centered>
      <Panel>
        <PageHeading title="Sign in">{`Sign in to ${productTitle}`}</PageHeading>
        {notice && <Notice isPlain>{notices[notice]}</Notice>}
        {hasFailed && notice !== 'storage-blocked' && (
          <Notice isPlain>Sign-in could not be started. Please try again.</Notice>
        )}
        <p>{`The media monitoring reports of ${company}, for its staff. You will be taken to ${identityProvider.name} and come straight back.`}</p>
        <Button onClick={signIn} disabled={isLeaving}>
          {`Login With ${identityProvider.name}`}
        </Button>
      </Panel>
    </Centered>
  );
}

const Centered = styled.div`
  display: grid;
  place-items: center;
  min-height: 70svh;
`;

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: 1.25rem;
  width: 100%;
  max-width: 28rem;
  padding: 2rem 1.5rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
  text-align: center;
`;
