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
import { loginTexts } from '../texts/loginTexts';

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
        <PageHeading title={loginTexts.windowTitle}>{loginTexts.title(productTitle)}</PageHeading>
        {notice && (
          <Notice isPlain {...(notice === 'not-completed' && { hint: loginTexts.whatToDo })}>
            {loginTexts.notices[notice]}
          </Notice>
        )}
        {hasFailed && notice !== 'storage-blocked' && <Notice isPlain>{loginTexts.notStarted}</Notice>}
        <p>{loginTexts.about(company, identityProvider.name)}</p>
        <Button onClick={signIn} aria-disabled={isLeaving}>
          {loginTexts.signIn(identityProvider.name)}
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
