import { oneLine } from './oneLine';
import { shortened } from './shortened';

const longest = 120;

/**
 * A name for use in the browser's own interface, such as a tab: without control and bidirectional characters, which
 * would reorder or hide the text beside it, and cut to one line.
 */
export const plainName = (name: string): string => shortened(oneLine(name), longest);
