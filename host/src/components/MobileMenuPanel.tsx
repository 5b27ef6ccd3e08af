import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { barHeight, color, from, type NavigationItem, type UserInfo } from '@portal/shared';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { Theme } from '../model/Theme';
import { AppearanceChoice } from './AppearanceChoice';
import { Avatar } from './Avatar';
import { barButton, BarButton } from './BarButton';
import { BarIcon } from './BarIcon';
import { NavigationLinks } from './NavigationLinks';
import { UserIdentity } from './UserIdentity';

interface MobileMenuProps {
  items: NavigationItem[];
  user: UserInfo | null;
  theme: Theme;
  onChooseTheme: (theme: Theme) => void;
  onAbout: () => void;
  onSignOut: () => void;
}

/** The bar's links on a narrow screen, with who is signed in (S-55). */
export function MobileMenu({ items, user, theme, onChooseTheme, onAbout, onSignOut }: MobileMenuProps) {
  return (
    <Disclosure as={Place}>
      {({ open, close }) => (
        <div
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape') close();
          }}
        >
          <Opener data-tool="menu" aria-label={open ? 'Close menu' : 'Open menu'}>
            <BarIcon name={open ? 'close' : 'menu'} />
          </Opener>
          <Panel>
            <NavigationLinks
              items={items}
              onFollow={() => {
                close();
              }}
            />
            <Who>
              <Avatar userId={user?.id ?? null} />
              <UserIdentity user={user} />
            </Who>
            <AppearanceChoice theme={theme} onChoose={onChooseTheme} />
            <Act
              onClick={() => {
                close();
                onAbout();
              }}
            >
              About this portal
            </Act>
            <Act onClick={onSignOut}>Sign out</Act>
          </Panel>
        </div>
      )}
    </Disclosure>
  );
}

const Place = styled.div`
  ${from.medium} {
    display: none;
  }
`;

const Opener = styled(DisclosureButton)`
  ${barButton}
`;

const Panel = styled(DisclosurePanel)`
  position: absolute;
  top: 100%;
  left: 0;
  right: 0;
  display: grid;
  gap: 0.5rem;
  max-height: calc(100vh - ${barHeight}rem);
  overflow-y: auto;
  padding: 0.5rem 1rem 1rem;
  border-top: 1px solid ${color.barLine};
  background: ${color.bar};
  color: ${color.onBar};
  box-shadow: ${color.shadow};

  ul {
    display: grid;
  }

  label:hover {
    background: ${color.barLine};
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.75rem;
  border-top: 1px solid ${color.barLine};

  span {
    color: inherit;
  }

  > span[aria-hidden] {
    color: ${color.link};
  }
`;

const Act = styled(BarButton)`
  justify-content: flex-start;
  padding: 0 0.75rem;
`;
