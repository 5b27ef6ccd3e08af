import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react';
import { color, type UserInfo } from '@portal/shared';
import { styled } from 'styled-components';
import { Avatar } from './Avatar';
import { barButton } from './BarButton';
import { barSurface } from './barSurface';
import { UserIdentity } from './UserIdentity';

interface UserMenuProps {
  user: UserInfo | null;
  onAbout: () => void;
  onSignOut: () => void;
}

/** The menu under the avatar, with "Sign out" (S-53) and what is running here. */
export function UserMenu({ user, onAbout, onSignOut }: UserMenuProps) {
  return (
    <Menu as={Place}>
      <Opener data-tool="user" aria-label={userMenuName(user)}>
        <Avatar userId={user?.id ?? null} />
      </Opener>
      <Surface modal={false}>
        <MenuSection>
          <Heading>
            <UserIdentity user={user} />
          </Heading>
          <MenuItem>
            <Item type="button" onClick={onAbout}>
              About this portal
            </Item>
          </MenuItem>
          <MenuItem>
            <Item type="button" onClick={onSignOut}>
              Sign out
            </Item>
          </MenuItem>
        </MenuSection>
      </Surface>
    </Menu>
  );
}

export const userMenuName = (user: UserInfo | null) => {
  const name = user?.name ?? user?.id;
  return name ? `Open user menu, ${name}` : 'Open user menu';
};

const Place = styled.div`
  position: relative;
`;

const Opener = styled(MenuButton)`
  ${barButton}
`;

const Surface = styled(MenuItems)`
  ${barSurface}
`;

const Heading = styled(MenuHeading)`
  padding: 0.5rem 0.75rem 0.75rem;
  border-bottom: 1px solid ${color.line};
  margin-bottom: 0.5rem;
`;

const Item = styled.button`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: 6px;
  background: none;
  text-align: left;
  cursor: pointer;

  &[data-focus] {
    background: ${color.accentSoft};
    outline: 2px solid ${color.focus};
  }
`;
