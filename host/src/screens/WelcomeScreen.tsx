import { color, configAtom, PageHeading, paths, userInfoAtom } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

/** Home for a signed-in reader (S-5). */
export function WelcomeScreen() {
  const { company } = useAtomValue(configAtom);
  const user = useAtomValue(userInfoAtom);
  const name = user.status === 'ready' ? user.data.name : null;

  return (
    <Welcome>
      <PageHeading>{`Welcome to ${company}`}</PageHeading>
      <Text>
        {name ? `Good to see you, ${name}. ` : ''}
        What the media write about our business, read and summed up every day with AI.
      </Text>
      <Start to={paths.reports}>Read today’s reports</Start>
    </Welcome>
  );
}

const Welcome = styled.section`
  display: grid;
  justify-items: start;
  gap: 1rem;
  max-width: 44rem;
  padding: 2rem 0;
`;

const Text = styled.p`
  max-width: 68ch;
  font-size: 1.0625rem;
  line-height: 1.75rem;
`;

const Start = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border-radius: 6px;
  background: ${color.link};
  color: ${color.onAccent};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: ${color.linkHover};
    color: ${color.onAccent};
  }
`;
