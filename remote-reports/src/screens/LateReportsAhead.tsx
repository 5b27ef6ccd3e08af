import { usePart } from '@portal/shared';
import { reportsAheadPart } from './reportsAheadPart';

/** Asks for the report behind a card before it is pressed; stands where there are cards. */
export function LateReportsAhead() {
  const { Part } = usePart(reportsAheadPart);
  return Part && <Part />;
}
