import { useOktaAuth } from '@okta/okta-react';
import { useNavigate } from '@portal/shared/router';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { authorizeAtom } from './authorizeAtom';
import type { finishSignInAtom } from './finishSignInAtom';

/** Starts a step of the sign-in when its screen is mounted. The step continues if the screen is unmounted. */
export function useSignInStep(stepAtom: typeof authorizeAtom | typeof finishSignInAtom): void {
  const { oktaAuth } = useOktaAuth();
  const navigate = useNavigate();
  const start = useSetAtom(stepAtom);

  const begin = useEffectEvent(() => {
    void start(oktaAuth, (path) => void navigate(path, { replace: true }));
  });

  useEffect(() => {
    begin();
  }, []);
}
