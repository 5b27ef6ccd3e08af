import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface PageProps {
  /** Takes the focus when the focused button is removed. */
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The column of a screen, below the navigation bar. */
export function Page({ ref, children }: PageProps) {
  return (
    <Column ref={ref} tabIndex={-1}>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  @media print {
    display: block;
  }
`;
