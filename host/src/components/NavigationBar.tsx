import { barHeight, color, from, type NavigationItem } from '@portal/shared';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Logo } from './Logo';
import { NavigationLinks } from './NavigationLinks';

interface NavigationBarProps {
  company: string;
  items: NavigationItem[];
  /** End of the bar: the reader's tools, or the login button. */
  children: ReactNode;
}

export function NavigationBar({ company, items, children }: NavigationBarProps) {
  return (
    <Bar>
      <Inside>
        <Logo company={company} />
        <Links aria-label="Main">
          <NavigationLinks items={items} />
        </Links>
        <Tools>{children}</Tools>
      </Inside>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${color.bar};
  color: ${color.onBar};
  border-bottom: 1px solid ${color.barLine};

  /* The page's focus colour has too little contrast on the bar. */
  :focus-visible {
    outline-color: #fff;
  }

  /* A phone in landscape has no height to spare. */
  @media (max-height: 480px) {
    position: static;
  }

  @media print {
    display: none;
  }
`;

const Inside = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  max-width: 75rem;
  min-height: ${barHeight}rem;
  margin: 0 auto;
  padding: 0 1rem;

  ${from.medium} {
    gap: 2rem;
    padding: 0 1.5rem;
  }

  ${from.large} {
    padding: 0 2rem;
  }
`;

const Links = styled.nav`
  display: none;

  ${from.medium} {
    display: block;
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.25rem;
  margin-left: auto;
`;
