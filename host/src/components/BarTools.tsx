import { from, type NavigationItem, type ReportListItem, type UserInfo } from '@portal/shared';
import { styled } from 'styled-components';
import type { Theme } from '../model/Theme';
import { Appearance } from './Appearance';
import { MobileMenu } from './MobileMenu';
import { Notifications } from './Notifications';
import { UserMenu } from './UserMenu';

export interface BarToolsProps {
  items: NavigationItem[];
  user: UserInfo | null;
  news: ReportListItem[];
  theme: Theme;
  onChooseTheme: (theme: Theme) => void;
  onAbout: () => void;
  onSignOut: () => void;
}

/** Everything in the bar that opens, for a signed-in reader. Loaded after the first screen: its library is large. */
export function BarTools({ items, user, news, theme, onChooseTheme, onAbout, onSignOut }: BarToolsProps) {
  return (
    <>
      <Notifications news={news} />
      <Wide>
        <Appearance theme={theme} onChoose={onChooseTheme} />
        <UserMenu user={user} onAbout={onAbout} onSignOut={onSignOut} />
      </Wide>
      <MobileMenu
        items={items}
        user={user}
        theme={theme}
        onChooseTheme={onChooseTheme}
        onAbout={onAbout}
        onSignOut={onSignOut}
      />
    </>
  );
}

const Wide = styled.div`
  display: none;

  ${from.medium} {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }
`;
