import { color } from '@portal/shared';
import { styled } from 'styled-components';
import { articleTexts } from '../texts/articleTexts';

/** Marks what is newer than the reader's last visit, or than something else. */
export const NewBadge = ({ children = articleTexts.isNew }: { children?: string | undefined }) => (
  <Shape>{children}</Shape>
);

// Beside a long tag its words stay whole: with the page's `anywhere` they would give way letter by letter.
const Shape = styled.p`
  padding: 0.125rem 0.625rem;
  border: 1px solid transparent;
  border-radius: 999px;
  background: ${color.new};
  color: ${color.onAccent};
  print-color-adjust: exact;
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: 600;
  overflow-wrap: break-word;
`;
