import { createPreferenceAtom } from '@portal/shared';

/** True until the reader switches the shortcuts off on this device. */
export const shortcutsAtom = createPreferenceAtom(
  'shortcuts',
  (text) => text !== 'off',
  (isOn) => (isOn ? null : 'off'),
);
