import type { NavigationItem, NotificationItem, Theme, UserInfo } from '@portal/shared';
import { styled } from 'styled-components';
import type { NewsState } from '../model/NewsState';
import { AppearanceChoice } from './AppearanceChoice';
import { barSurface } from './barSurface';
import type { OpenedTool } from './BarTools';
import { MenuList } from './MenuList';
import { MobileMenuPanel } from './MobileMenuPanel';
import { NotificationList } from './NotificationList';
import { UserIdentity } from './UserIdentity';
import { barSurfaceTexts } from '../texts/barSurfaceTexts';
import { barTexts } from '../texts/barTexts';

interface BarSurfaceProps extends OpenedTool {
  items: NavigationItem[];
  user: UserInfo | null;
  /** The user could not be had. */
  hasNoUser: boolean;
  notifications: NotificationItem[];
  news: NewsState;
  onSeeAll: () => void;
  theme: Theme;
  onChooseTheme: (theme: Theme) => void;
  onAbout: () => void;
  onSignOut: () => void;
}

/** Content of the bar's popups. Loaded after the first screen. */
export function BarSurface(props: BarSurfaceProps) {
  const { tool, onClose, buttonId, start, pressedAt } = props;
  const { items, user, hasNoUser, notifications, news, onSeeAll, theme, onChooseTheme, onAbout, onSignOut } =
    props;
  const showAbout = () => {
    onClose();
    onAbout();
  };

  switch (tool) {
    case 'notifications':
      return <NotificationList items={notifications} state={news} onFollow={onClose} onSeeAll={onSeeAll} />;
    case 'appearance':
      return (
        <Surface>
          <AppearanceChoice theme={theme} onChoose={onChooseTheme} />
        </Surface>
      );
    case 'user':
      return (
        <MenuList
          labelledBy={buttonId}
          start={start}
          pressedAt={pressedAt}
          heading={<UserIdentity user={user} hasFailed={hasNoUser} />}
          items={[
            { label: barTexts.about, onChoose: onAbout },
            { label: barSurfaceTexts.signOut, onChoose: onSignOut },
          ]}
          onClose={onClose}
        />
      );
    case 'menu':
      return (
        <MobileMenuPanel
          items={items}
          user={user}
          hasNoUser={hasNoUser}
          theme={theme}
          onChooseTheme={onChooseTheme}
          onClose={onClose}
          onAbout={showAbout}
          onSignOut={onSignOut}
        />
      );
  }
}

const Surface = styled.div`
  ${barSurface}
`;
