/** The choice of how reports look. */
export const textPanelTexts = {
  title: 'Text',
  size: 'Size',
  sizes: { small: 'Small', standard: 'Standard', large: 'Large', largest: 'Largest' },
  spacing: 'Spacing',
  comfortable: 'Comfortable',
  compact: 'Compact',
  appearance: 'Appearance',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  close: 'Close',
};
