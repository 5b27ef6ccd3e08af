import { from, Icon, type UserInfo } from '@portal/shared';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BarTool } from '../model/BarTool';
import type { PopupOpening } from '../model/PopupOpening';
import { userMenuName } from '../model/userMenuName';
import { Avatar } from './Avatar';
import { BarLine } from './BarLine';
import { BarPopup } from './BarPopup';
import { NewMark } from './NewMark';
import { barTexts } from '../texts/barTexts';

/** Connects a popup with its button. */
export interface OpenedTool extends PopupOpening {
  tool: BarTool;
  buttonId: string;
  onClose: () => void;
}

interface BarToolsProps {
  /** Of the screen. What is open closes when it changes. */
  path: string;
  user: UserInfo | null;
  notificationCount: number;
  /** Called when a tool is opened, to load its popup's code. */
  onOpen: () => void;
  /** Loading that code failed: no tool is open, a line says so, and the next press tries again. */
  hasFailed: boolean;
  /** Renders a tool's popup; null until its code is loaded. */
  renderSurface: (opened: OpenedTool) => ReactNode;
}

/** Buttons of the bar for a signed-in reader; at most one is open. */
export function BarTools(props: BarToolsProps) {
  const { path, user, notificationCount, onOpen, hasFailed, renderSurface } = props;
  const [pressed, setPressed] = useState<(PopupOpening & { tool: BarTool; path: string }) | null>(null);
  if (pressed && pressed.path !== path) setPressed(null);
  const opened = hasFailed ? null : pressed;
  const close = () => {
    setPressed(null);
  };
  const popup = (tool: BarTool) => ({
    opening: opened?.tool === tool ? opened : null,
    onOpen: (opening: PopupOpening) => {
      onOpen();
      setPressed({ tool, path, ...opening });
    },
    onClose: close,
    renderSurface: (buttonId: string) => opened && renderSurface({ ...opened, buttonId, onClose: close }),
  });
  const isMenuOpen = opened?.tool === 'menu';

  return (
    <>
      <BarPopup kind="popover" label={notificationsName(notificationCount)} {...popup('notifications')}>
        <Icon name="bell" size="large" />
        {notificationCount > 0 && <NewMark />}
      </BarPopup>
      <Wide>
        <BarPopup kind="popover" label={barTexts.appearance} {...popup('appearance')}>
          <Icon name="appearance" size="large" />
        </BarPopup>
        <BarPopup kind="menu" label={userMenuName(user)} {...popup('user')}>
          <Avatar userId={user?.id ?? null} />
        </BarPopup>
      </Wide>
      <Narrow>
        <BarPopup kind="panel" label={isMenuOpen ? barTexts.closeMenu : barTexts.openMenu} {...popup('menu')}>
          <Icon name={isMenuOpen ? 'close' : 'menu'} size="large" />
        </BarPopup>
      </Narrow>
      {pressed && hasFailed && <BarLine>{barTexts.notOpened(toolNames[pressed.tool])}</BarLine>}
    </>
  );
}

const toolNames: Record<BarTool, string> = {
  notifications: barTexts.notifications,
  appearance: barTexts.appearance,
  user: barTexts.userMenu,
  menu: barTexts.menu,
};

const notificationsName = (count: number) =>
  count === 0 ? barTexts.notifications : barTexts.newNotifications(count);

const Wide = styled.div`
  display: none;

  ${from.medium} {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }
`;

const Narrow = styled.div`
  ${from.medium} {
    display: none;
  }
`;
