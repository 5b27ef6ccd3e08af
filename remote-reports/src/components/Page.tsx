import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface PageProps {
  /** Where the focus goes when the button that had it goes away. */
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What stands between the navigation bar and the end of a screen. */
export function Page({ ref, children }: PageProps) {
  return (
    <Place ref={ref} tabIndex={-1}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  @media print {
    display: block;
  }
`;
