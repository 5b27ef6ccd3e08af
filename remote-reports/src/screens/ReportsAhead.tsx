import { askReportsAhead } from '../state/askReportsAhead';
import { useFollow } from '../state/useFollow';

/** `askReportsAhead` as a part that is loaded late. */
export function ReportsAhead() {
  useFollow(askReportsAhead);
  return null;
}
