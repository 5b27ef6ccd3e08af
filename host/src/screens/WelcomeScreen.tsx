import { color, configAtom, PageHeading } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useLongDay } from '../state/useLongDay';
import { SlotArea } from './SlotArea';
import { welcomeTexts } from '../texts/welcomeTexts';

/** Home for a signed-in reader (S-5): a welcome, and what the remotes have for the day. */
export function WelcomeScreen() {
  const { company } = useAtomValue(configAtom);
  const day = useLongDay();

  return (
    <Welcome>
      <header>
        <PageHeading>{welcomeTexts.title(company)}</PageHeading>
        <Day>{day}</Day>
      </header>
      <SlotArea name="welcome" />
    </Welcome>
  );
}

const Welcome = styled.section`
  display: grid;
  gap: 1rem;

  /* Firefox does not break what stands in a grid: it begins on a sheet of its own, and is cut at the end of that. */
  @media print {
    display: block;

    & > * {
      margin-bottom: 1rem;
    }
  }
`;

const Day = styled.p`
  margin-top: 0.25rem;
  color: ${color.muted};
  font-size: 1.0625rem;
  line-height: 1.75rem;
`;
