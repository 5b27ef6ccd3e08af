import { color, type UserInfo } from '@portal/shared';
import { styled } from 'styled-components';

/** The reader's name and e-mail; missing parts are left out (B-50). */
export function UserIdentity({ user }: { user: UserInfo | null }) {
  const name = user?.name ?? user?.id;

  return (
    <Lines>
      {name && <Name title={name}>{name}</Name>}
      {user?.email && <Email title={user.email}>{user.email}</Email>}
    </Lines>
  );
}

const Lines = styled.span`
  display: grid;
  min-width: 0;
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
