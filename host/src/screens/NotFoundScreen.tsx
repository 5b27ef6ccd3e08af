import { color, navigationAtom, PageHeading } from '@portal/shared';
import { paths } from '@portal/shared/declaration';
import { Link } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { notFoundTexts } from '../texts/notFoundTexts';

/** Any address that the portal does not have (S-14). */
export function NotFoundScreen() {
  const [first] = useAtomValue(navigationAtom);

  return (
    <Page>
      <PageHeading>{notFoundTexts.title}</PageHeading>
      <p>{notFoundTexts.reason}</p>
      <Link to={first?.href ?? paths.home}>{notFoundTexts.goTo(first?.name ?? notFoundTexts.start)}</Link>
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  justify-items: start;
  gap: 1rem;
  max-width: 44rem;
  color: ${color.ink};
`;
