import type { SaveMenuProps } from './SaveMenu';
import { LateTool } from './LateTool';
import { saveMenuPart } from './saveMenuPart';

/** The button that saves a report as a file. */
export const Save = (props: Omit<SaveMenuProps, 'onClose'>) => (
  <LateTool
    part={saveMenuPart}
    icon="save"
    text="Save"
    unavailable="Saving is not available right now. Please try again."
    render={(Menu, onClose) => <Menu {...props} onClose={onClose} />}
  />
);
