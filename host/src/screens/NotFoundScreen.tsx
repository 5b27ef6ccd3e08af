import { color, navigationAtom, PageHeading } from '@portal/shared';
import { paths } from '@portal/shared/declaration';
import { Link } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

/** Any address that the portal does not have (S-14). */
export function NotFoundScreen() {
  const [first] = useAtomValue(navigationAtom);

  return (
    <Page>
      <PageHeading>Page not found</PageHeading>
      <p>There is nothing at this address. It may have been mistyped, or the page is no longer here.</p>
      <Link to={first?.href ?? paths.home}>{`Go to ${first?.name ?? 'the start'}`}</Link>
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  justify-items: start;
  gap: 1rem;
  max-width: 44rem;
  padding: 2rem 0;
  color: ${color.ink};
`;
