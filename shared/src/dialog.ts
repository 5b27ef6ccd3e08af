/** A door of its own: what a dialog is made of is large, and loaded when the first one opens. */
export { Dialog } from './ui/Dialog';
