import { oneLine } from './oneLine';
import { shortened } from './shortened';

const longest = 120;

/** A name for the browser's own interface: one line, without control and bidirectional characters. */
export const plainName = (name: string): string => shortened(oneLine(name), longest);
