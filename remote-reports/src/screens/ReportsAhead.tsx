import { useReportsAhead } from '../state/useReportsAhead';

/** `useReportsAhead` as a part that is loaded late. */
export function ReportsAhead() {
  useReportsAhead();
  return null;
}
