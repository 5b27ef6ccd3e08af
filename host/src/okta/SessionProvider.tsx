import { Security } from '@okta/okta-react';
import { configAtom, safeReturnPath } from '@portal/shared';
import { useNavigate } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { oktaAuthAtom } from './oktaAuthAtom';

/** okta-react's provider, with the portal's own check of the address to return to after sign-in (S-73, S-75). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const oktaAuth = useAtomValue(oktaAuthAtom);
  const navigate = useNavigate();
  const { identityProvider } = useAtomValue(configAtom);

  return (
    <Security
      oktaAuth={oktaAuth}
      restoreOriginalUri={(_oktaAuth, originalUri) => {
        void navigate(safeReturnPath(originalUri, location.origin, identityProvider.path), { replace: true });
      }}
    >
      {children}
    </Security>
  );
}
