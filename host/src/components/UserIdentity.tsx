import { color, type UserInfo } from '@portal/shared';
import { styled } from 'styled-components';
import { barSurfaceTexts } from '../texts/barSurfaceTexts';

interface UserIdentityProps {
  user: UserInfo | null;
  /** It could not be had. */
  hasFailed: boolean;
}

/** The reader's name and e-mail; missing parts are left out (B-50). Its height is there before they are. */
export function UserIdentity({ user, hasFailed }: UserIdentityProps) {
  const name = user?.name ?? user?.id ?? (hasFailed && barSurfaceTexts.signedIn);

  return (
    <Lines>
      {name && <Name title={name}>{name}</Name>}
      {user?.email && <Email title={user.email}>{user.email}</Email>}
    </Lines>
  );
}

// The height of both lines, for items below must not move away from under the pointer when the name comes.
const Lines = styled.span`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: calc(1lh + 0.875lh);
`;

const Line = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Name = styled(Line)`
  font-weight: 600;
`;

const Email = styled(Line)`
  color: ${color.muted};
  font-size: 0.875rem;
`;
