import { color } from '@portal/shared';
import { styled } from 'styled-components';
import { reportTexts } from '../texts/reportTexts';

/** One line that says the report is built with AI, and a disclosure that explains how. */
export function AiNote() {
  return (
    <Note>
      <Line>
        {reportTexts.builtWithAi} <Question>{reportTexts.howMade}</Question>
      </Line>
      <Answer>{reportTexts.howMadeAnswer}</Answer>
    </Note>
  );
}

const Note = styled.details`
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.5rem;

  @media print {
    color: #000;
  }
`;

const Line = styled.summary`
  width: fit-content;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

const Question = styled.span`
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.15em;

  @media print {
    display: none;
  }
`;

const Answer = styled.p`
  max-width: 68ch;
  padding: 0.25rem 0;
`;
