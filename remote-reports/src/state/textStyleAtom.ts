import { createPreferenceAtom } from '@portal/shared';
import { parseTextStyle } from '../model/parseTextStyle';

/** The reader's size and spacing of text. It is read while a report is drawn, so nothing jumps. */
export const textStyleAtom = createPreferenceAtom(
  'text',
  parseTextStyle,
  ({ size, isCompact }) => size + (isCompact ? ' compact' : ''),
);
