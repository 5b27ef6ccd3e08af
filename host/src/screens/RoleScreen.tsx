import type { Role } from '@portal/shared/declaration';
import { useAtomValue } from 'jotai';
import { moduleOfRole } from '../page/moduleOfRole';
import { RemoteScreen } from '../remotes/RemoteScreen';
import { remotesAtom } from '../remotes/remotesAtom';

const unavailable: Record<Role, string> = {
  signedOut: 'The sign-in page is not available right now.',
  callback: 'Sign-in is not available right now.',
  authorize: 'Sign-in is not available right now.',
};

/** The screen that a remote has for a step of the sign-in. */
export function RoleScreen({ role }: { role: Role }) {
  const remotes = useAtomValue(remotesAtom);
  // A name that no remote has ends as one that cannot be loaded.
  const name = moduleOfRole(remotes, role) ?? `none/${role}`;

  return <RemoteScreen name={name} title="Sign in" unavailable={unavailable[role]} />;
}
