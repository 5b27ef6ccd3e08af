import { color, type NavigationItem } from '@portal/shared';
import { matchPattern } from '@portal/shared/declaration';
import { Link, useLocation } from '@portal/shared/router';
import { styled } from 'styled-components';

interface NavigationLinksProps {
  items: NavigationItem[];
  onFollow?: () => void;
}

/**
 * Links of the bar. The link to the current address, or to the nearest above it, is highlighted, else the one marked as
 * current; `aria-current` is "page" on its own address and "true" elsewhere (S-50, S-51, H-14).
 */
export function NavigationLinks({ items, onFollow }: NavigationLinksProps) {
  const { pathname } = useLocation();
  const path = `${pathname}/`.toLowerCase();
  const [current] = items
    .filter(({ href }) => path.startsWith(`${href}/`.toLowerCase()))
    .sort((a, b) => b.href.length - a.href.length);
  const currentAt = (item: NavigationItem) => {
    if (current ? item !== current : !item.isCurrent) return undefined;
    return matchPattern(item.href, pathname) ? 'page' : 'true';
  };

  return (
    <List>
      {items.map((item) => (
        <li key={item.href}>
          <Item to={item.href} aria-current={currentAt(item)} onClick={onFollow}>
            {item.name}
          </Item>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: 0.25rem;
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  color: ${color.onBar};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${color.onBar};
    text-decoration: underline;
  }

  &[aria-current] {
    padding-top: 3px;
    border-bottom: 3px solid #8ab8f5;
  }
`;
