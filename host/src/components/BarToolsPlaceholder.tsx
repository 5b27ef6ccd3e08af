import { from, type UserInfo } from '@portal/shared';
import { styled } from 'styled-components';
import type { BarTool } from '../model/BarTool';
import { Avatar } from './Avatar';
import { BarButton } from './BarButton';
import { BarIcon } from './BarIcon';

interface BarToolsPlaceholderProps {
  user: UserInfo | null;
  /** The reader did not wait: open this as soon as it is there. */
  onPress: (tool: BarTool) => void;
}

/** The same buttons at the same place until what they open has been loaded. */
export function BarToolsPlaceholder({ user, onPress }: BarToolsPlaceholderProps) {
  const button = (tool: BarTool, name: string) => ({
    'data-tool-to-come': tool,
    'aria-label': name,
    'aria-expanded': false,
    onClick: () => {
      onPress(tool);
    },
  });

  return (
    <>
      <BarButton {...button('notifications', 'Notifications')}>
        <BarIcon name="bell" />
      </BarButton>
      <Wide>
        <BarButton {...button('appearance', 'Appearance')}>
          <BarIcon name="appearance" />
        </BarButton>
        <BarButton {...button('user', 'Open user menu')} aria-haspopup="menu">
          <Avatar userId={user?.id ?? null} />
        </BarButton>
      </Wide>
      <Narrow>
        <BarButton {...button('menu', 'Open menu')}>
          <BarIcon name="menu" />
        </BarButton>
      </Narrow>
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

const Narrow = styled.div`
  ${from.medium} {
    display: none;
  }
`;
