import type { HandedOn } from '../model/HandedOn';
import { reportTexts } from '../texts/reportTexts';
import { LateTool } from './LateTool';
import { handOnPart } from './handOnPart';

interface ShareProps extends Omit<HandedOn, 'address'> {
  /** Missing for the report as a whole. */
  isArticle?: boolean;
  /** The path in the portal, with its fragment. */
  path: string;
  menuPart?: typeof handOnPart;
}

/** The button that hands a report or an article on, by what the device has for that or else a menu. */
export const Share = ({ isArticle = false, path, menuPart = handOnPart, ...shared }: ShareProps) => (
  <LateTool
    part={menuPart}
    icon="share"
    text={reportTexts.share}
    title={isArticle ? shared.title : undefined}
    render={(Menu, onClose) => (
      <Menu
        handedOn={{ ...shared, address: window.origin + path }}
        opens={isArticle ? 'above' : 'below'}
        onClose={onClose}
      />
    )}
  />
);
