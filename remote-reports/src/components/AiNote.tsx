import { color } from '@portal/shared';
import { styled } from 'styled-components';

/** That a machine wrote this, in one line, and how, for those who want to know (F-23). */
export function AiNote() {
  return (
    <Note>
      <p>Built with AI. Check the original before you act on it.</p>
      <details>
        <Question>How this was made</Question>
        <Answer>
          This report is built daily with AI. The analysis of each article, the suggested actions and the
          executive summary are its work, and they can be wrong. Each article names its source and links to
          the original.
        </Answer>
      </details>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.5rem;

  @media print {
    color: #000;

    details {
      display: none;
    }
  }
`;

const Question = styled.summary`
  width: fit-content;
  color: ${color.link};
  cursor: pointer;

  &:hover {
    color: ${color.linkHover};
  }
`;

const Answer = styled.p`
  max-width: 68ch;
  padding: 0.25rem 0 0.5rem;
`;
