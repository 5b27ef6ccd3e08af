import { color } from '@portal/shared';
import { styled } from 'styled-components';

/**
 * Marks what is newer than the reader's last visit, or than something else. Beside a long tag its words stay whole: with
 * the page's `anywhere` they would give way letter by letter.
 */
export const NewBadge = styled.p`
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
