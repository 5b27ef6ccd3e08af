import { useNavigate } from '@portal/shared/router';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { opensTab } from './opensTab';

interface CardDescriptionProps {
  /** The target of the card's link; null if it has none. */
  to: string | null;
  lines: number;
  children: string;
}

/** The first lines of the summary, layered above the link that fills the card, so that its text can be selected. */
export function CardDescription({ to, lines, children }: CardDescriptionProps) {
  const navigate = useNavigate();

  const follow = (event: MouseEvent) => {
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (to === null || isSelecting) return;
    if (opensTab(event)) openTab(to);
    else void navigate(to);
  };

  const followAside = ({ button }: MouseEvent) => {
    if (to !== null && button === 1) openTab(to);
  };

  // Pressed on text, the middle button would scroll the page.
  const keepPlace = (event: MouseEvent) => {
    if (to !== null && event.button === 1) event.preventDefault();
  };

  return (
    <Text
      dir="auto"
      $isLink={to !== null}
      $lines={lines}
      onClick={follow}
      onAuxClick={followAside}
      onMouseDown={keepPlace}
    >
      {children}
    </Text>
  );
}

const openTab = (address: string) => window.open(address, '_blank', 'noopener');

const Text = styled.p<{ $isLink: boolean; $lines: number }>`
  position: relative;
  z-index: 1;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
  line-clamp: ${({ $lines }) => $lines};
  cursor: ${({ $isLink }) => ($isLink ? 'pointer' : 'auto')};

  @media print {
    display: block;
    -webkit-line-clamp: none;
    line-clamp: none;
  }
`;
