import { styled } from 'styled-components';
import { reportTexts } from '../texts/reportTexts';
import { aiMark } from './aiMark';
import { prose } from './prose';
import { SectionHeading } from './SectionHeading';

export function ExecutiveSummary({ summary }: { summary: string | null }) {
  if (summary === null) return null;

  return (
    <section>
      <SectionHeading id="summary" tabIndex={-1}>
        {reportTexts.summary}
      </SectionHeading>
      <Text dir="auto">{summary}</Text>
    </section>
  );
}

const Text = styled.p`
  ${aiMark}
  ${prose}
  margin-top: 0.5rem;
`;
