/** A dialog, menu or sheet, or the button of one that is open. */
const popups = '[role="dialog"], [role="menu"], [aria-expanded="true"]';

/** True while a popup of this remote, of another one or of the host is open. */
export const isPopupOpen = () => document.querySelector(popups) !== null;
