import { color, PageHeading, paths } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';

/** Any address that the portal does not have (S-14). */
export function NotFoundScreen() {
  return (
    <Page>
      <PageHeading>Page not found</PageHeading>
      <p>There is nothing at this address. It may have been mistyped, or the page is no longer here.</p>
      <Link to={paths.reports}>Go to the reports</Link>
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
