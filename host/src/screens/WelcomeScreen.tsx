import { configAtom, PageHeading, userInfoAtom } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { SlotArea } from './SlotArea';

/** Home for a signed-in reader (S-5): a welcome, and what the remotes have for the day. */
export function WelcomeScreen() {
  const { company } = useAtomValue(configAtom);
  const user = useAtomValue(userInfoAtom);
  const name = user.status === 'ready' ? user.data.name : null;

  return (
    <Welcome>
      <PageHeading>{`Welcome to ${company}`}</PageHeading>
      <div>
        <Greeting>{name && `Good to see you, ${name}.`}</Greeting>
        <Text>What the media write about our business, read and summed up every day with AI.</Text>
      </div>
      <SlotArea name="welcome" />
    </Welcome>
  );
}

const Welcome = styled.section`
  display: grid;
  gap: 1rem;
`;

const Text = styled.p`
  max-width: 68ch;
  font-size: 1.0625rem;
  line-height: 1.75rem;
`;

// Has its height before the name is known, so that nothing below it moves.
const Greeting = styled(Text)`
  min-height: 1.75rem;
`;
