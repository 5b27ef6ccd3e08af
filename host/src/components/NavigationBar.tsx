import { barHeight, color, from, type NavigationItem } from '@portal/shared';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Logo } from './Logo';
import { NavigationLinks } from './NavigationLinks';
import { barTexts } from '../texts/barTexts';

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
        {/* On a narrow screen the links are in the menu, which is one of the tools. */}
        <Main aria-label={barTexts.main}>
          <Links>
            <NavigationLinks items={items} />
          </Links>
          <Tools>{children}</Tools>
        </Main>
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

  /* A phone in landscape has no height to spare. Positioned, so that what it opens stays above the page. */
  @media (max-height: 480px) {
    position: relative;
  }

  @media print {
    display: none;
  }
`;

const gap = 'min(2rem, 4vw)';

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
    /* Large text needs the room. */
    gap: ${gap};
    padding: 0 min(1.5rem, 3.2vw);
  }

  ${from.large} {
    padding: 0 2rem;
  }
`;

const Main = styled.nav`
  display: flex;
  flex: 1 0 auto;
  align-items: center;

  ${from.medium} {
    /* The sign of the company stands beside it. */
    max-width: calc(100% - 1.75rem - ${gap});
  }
`;

const Links = styled.div`
  display: none;

  ${from.medium} {
    display: block;
    /* More links than there is room for are scrolled: the tools stay in the window. */
    overflow-x: auto;
    scrollbar-width: thin;
    scrollbar-color: #7f8c99 transparent;
    white-space: nowrap;
  }

  a {
    padding-left: min(0.75rem, 1.6vw);
    padding-right: min(0.75rem, 1.6vw);
    /* The row cuts off what is outside. */
    outline-offset: -2px;
  }

  /* It is in sight from the start, in browsers that know this. */
  [aria-current] {
    scroll-initial-target: nearest;
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.25rem;
  margin-left: auto;
`;
