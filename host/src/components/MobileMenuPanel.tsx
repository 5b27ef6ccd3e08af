import { color, type NavigationItem, type Theme, type UserInfo } from '@portal/shared';
import { styled } from 'styled-components';
import { AppearanceChoice } from './AppearanceChoice';
import { Avatar } from './Avatar';
import { BarButton } from './BarButton';
import { MenuPanel } from './MenuPanel';
import { UserIdentity } from './UserIdentity';
import { barSurfaceTexts } from '../texts/barSurfaceTexts';
import { barTexts } from '../texts/barTexts';

interface MobileMenuPanelProps {
  items: NavigationItem[];
  user: UserInfo | null;
  hasNoUser: boolean;
  theme: Theme;
  onChooseTheme: (theme: Theme) => void;
  onClose: () => void;
  onAbout: () => void;
  onSignOut: () => void;
}

/** The bar's links and tools on a narrow screen, with the reader's identity (S-55). */
export function MobileMenuPanel(props: MobileMenuPanelProps) {
  const { items, user, hasNoUser, theme, onChooseTheme, onClose, onAbout, onSignOut } = props;

  return (
    <MenuPanel items={items} onClose={onClose}>
      <Who>
        <Avatar userId={user?.id ?? null} />
        <UserIdentity user={user} hasFailed={hasNoUser} />
      </Who>
      <AppearanceChoice theme={theme} onChoose={onChooseTheme} />
      <Act onClick={onAbout}>{barTexts.about}</Act>
      <Act onClick={onSignOut}>{barSurfaceTexts.signOut}</Act>
    </MenuPanel>
  );
}

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
