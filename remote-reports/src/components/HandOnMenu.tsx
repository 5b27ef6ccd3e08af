import { SaveMenu, type SaveMenuProps } from './SaveMenu';
import { ShareMenu, type ShareMenuProps } from './ShareMenu';

export type HandOnMenuProps = SaveMenuProps | ShareMenuProps;

/** Hands a report on as a file, or a report or an article by its link. */
export const HandOnMenu = (props: HandOnMenuProps) =>
  'report' in props ? <SaveMenu {...props} /> : <ShareMenu {...props} />;
