import { color } from '@portal/shared';
import { styled } from 'styled-components';

/** One line that says the report is built with AI, and a disclosure that explains how. */
export function AiNote() {
  return (
    <Note>
      <Line>
        Built with AI. It can be wrong. <Question>How this was made</Question>
      </Line>
      <Answer>
        This report is built daily with AI. The analysis of each article, the suggested actions and the
        executive summary are its work. Before you act on something, read the original: each article links to
        it.
      </Answer>
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
