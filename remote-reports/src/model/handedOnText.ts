import { handOnTexts } from '../texts/handOnTexts';
import type { HandedOn } from './HandedOn';
import { oneLine } from './oneLine';

/** A report or an article as text to hand on: the title and its links, each in a line of its own. */
export const handedOnText = ({ title, source, address }: HandedOn): string =>
  [
    oneLine(title),
    ...(source === null ? [] : [handOnTexts.source(source)]),
    handOnTexts.inPortal(address),
  ].join('\n');
