import { textSizes, type TextStyle } from './TextStyle';

const isSize = (name: string): name is TextStyle['size'] => Object.hasOwn(textSizes, name);

/** The style of the text as the device keeps it, `large` or `large compact`; anything else is the standard. */
export function parseTextStyle(kept: string | null): TextStyle {
  const [size = '', spacing] = (kept ?? '').split(' ');
  return { size: isSize(size) ? size : 'standard', isCompact: spacing === 'compact' };
}
