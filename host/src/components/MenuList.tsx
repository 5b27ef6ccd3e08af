import { color } from '@portal/shared';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PopupOpening } from '../model/PopupOpening';
import { barSurface } from './barSurface';

interface MenuItem {
  label: string;
  onChoose: () => void;
}

interface MenuListProps extends PopupOpening {
  /** Id of the button that opened it. */
  labelledBy: string;
  heading: ReactNode;
  items: MenuItem[];
  onClose: () => void;
}

/** A pointer released within this time (ms) was a click on the button, not the choice of an item. */
const clickThreshold = 200;

const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
};

/** Menu of the ARIA authoring practices: the menu has the focus and names its active item. */
export function MenuList({ labelledBy, heading, items, start, pressedAt, onClose }: MenuListProps) {
  const id = useId();
  const last = items.length - 1;
  const [active, setActive] = useState(start && (start === 'first' ? 0 : last));
  const [isDragging, setDragging] = useState(pressedAt !== null);

  const choose = (item: MenuItem | undefined) => {
    onClose();
    item?.onChoose();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Tab continues from the button.
    if (event.key === 'Tab') {
      onClose();
      return;
    }
    // Those of the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = itemFor(event.key, active, items);
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === null) choose(active === null ? undefined : items[active]);
    else setActive(next);
  };

  return (
    <Surface
      ref={takeFocus}
      role="menu"
      tabIndex={0}
      aria-labelledby={labelledBy}
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      onKeyDown={handleKeyDown}
      onPointerDown={() => {
        setDragging(false);
      }}
    >
      <div role="group" aria-labelledby={id}>
        <Heading id={id} role="presentation">
          {heading}
        </Heading>
        {items.map((item, index) => (
          <Item
            key={item.label}
            id={`${id}-${index}`}
            role="menuitem"
            tabIndex={-1}
            data-focus={index === active ? '' : undefined}
            onPointerMove={() => {
              setActive(index);
            }}
            onPointerLeave={() => {
              setActive(null);
            }}
            onPointerUp={({ timeStamp }) => {
              if (isDragging && pressedAt !== null && timeStamp - pressedAt > clickThreshold) choose(item);
            }}
            onClick={() => {
              choose(item);
            }}
          >
            {item.label}
          </Item>
        ))}
      </div>
    </Surface>
  );
}

/** The item that a key moves to; null for other keys. */
function itemFor(key: string, active: number | null, items: MenuItem[]): number | null {
  const last = items.length - 1;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : Math.min(active + 1, last);
    case 'ArrowUp':
      return active === null ? last : Math.max(active - 1, 0);
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return last;
    default: {
      if (key.length !== 1) return null;
      const from = (active ?? -1) + 1;
      const order = [...items.slice(from), ...items.slice(0, from)];
      const named = order.find(({ label }) => label.toLowerCase().startsWith(key.toLowerCase()));
      return named ? items.indexOf(named) : null;
    }
  }
}

const Surface = styled.div`
  ${barSurface}
`;

const Heading = styled.header`
  padding: 0.5rem 0.75rem 0.75rem;
  border-bottom: 1px solid ${color.line};
  margin-bottom: 0.5rem;
`;

const Item = styled.button.attrs({ type: 'button' })`
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
