import { color, type NotificationItem } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';
import { barSurface } from './barSurface';

interface NotificationListProps {
  items: NotificationItem[];
  onFollow: () => void;
}

/** News since the reader's last visit, as the remotes tell it (S-52, H-9). */
export function NotificationList({ items, onFollow }: NotificationListProps) {
  return (
    <Surface>
      <Title>Notifications</Title>
      {items.length === 0 ? (
        <Quiet>Nothing new</Quiet>
      ) : (
        <ul>
          {items.map(({ name, href }, index) => (
            <li key={index}>
              <Entry to={href} dir="auto" onClick={onFollow}>
                {name}
              </Entry>
            </li>
          ))}
        </ul>
      )}
    </Surface>
  );
}

const Surface = styled.div`
  ${barSurface}
  max-height: 70vh;
  overflow-y: auto;
`;

const Title = styled.p`
  padding: 0.5rem 0.75rem;
  font-weight: 600;
`;

const Quiet = styled.p`
  padding: 0 0.75rem 0.75rem;
  color: ${color.muted};
`;

const Entry = styled(Link)`
  display: block;
  padding: 0.625rem 0.75rem;
  border-radius: 6px;

  &:hover {
    background: ${color.accentSoft};
  }
`;
