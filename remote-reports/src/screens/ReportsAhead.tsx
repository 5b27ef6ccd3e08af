import { useFollow } from '@portal/shared';
import { askReportsAhead } from '../state/askReportsAhead';

/** `askReportsAhead` as a part that is loaded late. */
export function ReportsAhead() {
  useFollow(askReportsAhead);
  return null;
}
