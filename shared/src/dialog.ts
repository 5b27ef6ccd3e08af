/** A separate door, because the dialog library is large and loaded on first use. */
export { Dialog } from './ui/Dialog';
