import type { Role } from '@portal/shared/declaration';
import { useAtomValue } from 'jotai';
import { moduleOfRole } from '../page/moduleOfRole';
import { RemoteScreen } from '../remotes/RemoteScreen';
import { remotesAtom } from '../remotes/remotesAtom';
import { signInTexts } from '../texts/signInTexts';

/** The screen that a remote has for a step of the sign-in. */
export function RoleScreen({ role }: { role: Role }) {
  const remotes = useAtomValue(remotesAtom);
  // A name that no remote has ends as one that cannot be loaded.
  const name = moduleOfRole(remotes, role) ?? `none/${role}`;

  return <RemoteScreen name={name} title={signInTexts.title} unavailable={signInTexts.unavailable[role]} />;
}
