import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fillPattern } from '../declaration/fillPattern';
import type { Params } from '../declaration/ParamsOf';
import { linkTexts } from '../texts/linkTexts';
import { Link } from './Link';
import { screenAddressesAtom } from './screenAddressesAtom';
import { color } from './theme';

interface ScreenLinkProps {
  /** Remote and screen, such as `remote_reports/ReportScreen`; a literal, which the release gate reads. */
  to: `${string}/${string}`;
  /** Parameters of the screen's address, by names that the gate can read. */
  params?: Params;
  className?: string;
  children: ReactNode;
}

/** A link to a screen of another remote. Where no live remote has the screen, the text says so and is no link. */
export function ScreenLink({ to, params = {}, className, children }: ScreenLinkProps) {
  const path = pathTo(useAtomValue(screenAddressesAtom)[to], params);

  if (path !== null)
    return (
      <Link className={className} to={path}>
        {children}
      </Link>
    );
  return (
    <span className={className}>
      {children} <Quiet>{linkTexts.notAvailable}</Quiet>
    </span>
  );
}

function pathTo(pattern: string | undefined, params: Params): string | null {
  if (pattern === undefined) return null;
  try {
    return fillPattern(pattern, params);
  } catch {
    return null;
  }
}

const Quiet = styled.small`
  color: ${color.muted};
  font-size: 0.875em;
`;
