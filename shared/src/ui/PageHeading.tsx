import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { from } from './theme';
import { usePageHeading } from './usePageHeading';

interface PageHeadingProps {
  children: string;
  title?: string;
  /** For a screen that begins anew while it is open. */
  ref?: RefObject<HTMLHeadingElement | null>;
}

/** The one h1 of a screen. Names the document, and gets the focus when the reader comes from another screen. */
export function PageHeading({ children, title = children, ref }: PageHeadingProps) {
  const heading = usePageHeading(title, ref);

  return (
    <Heading ref={heading} tabIndex={-1} dir="auto">
      {children}
    </Heading>
  );
}

const Heading = styled.h1`
  font-size: 1.5rem;
  line-height: 1.875rem;
  font-weight: 700;

  ${from.medium} {
    font-size: 1.875rem;
    line-height: 2.25rem;
  }
`;
