import { styled } from 'styled-components';
import { prose } from './prose';
import { SectionHeading } from './SectionHeading';

export function ExecutiveSummary({ summary }: { summary: string | null }) {
  if (summary === null) return null;

  return (
    <section>
      <SectionHeading>Executive Summary</SectionHeading>
      <Text dir="auto">{summary}</Text>
    </section>
  );
}

const Text = styled.p`
  ${prose}
  margin-top: 0.5rem;
`;
