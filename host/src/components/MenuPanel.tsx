import { barHeight, color, type NavigationItem } from '@portal/shared';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NavigationLinks } from './NavigationLinks';

interface MenuPanelProps {
  items: NavigationItem[];
  onClose: () => void;
  /** Stands below the links. */
  children?: ReactNode;
}

/** Surface of the menu of a narrow screen, which begins with the links of the bar. */
export function MenuPanel({ items, onClose, children }: MenuPanelProps) {
  return (
    <>
      <Beside onClick={onClose} />
      <Panel>
        <NavigationLinks items={items} onFollow={onClose} />
        {children}
      </Panel>
    </>
  );
}

// A press beside the menu only closes it: what is behind is not pressed.
const Beside = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
`;

const Panel = styled.div`
  position: absolute;
  top: 100%;
  left: 0;
  right: 0;
  display: grid;
  gap: 0.5rem;
  max-height: calc(100dvh - ${barHeight}rem);
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
