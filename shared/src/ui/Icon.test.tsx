import { render } from '@testing-library/react';
import { Icon } from './Icon';

const drawn = () => document.querySelector('svg');

test('an icon is hidden from assistive technology', () => {
  render(<Icon name="close" />);

  expect(drawn()).toHaveAttribute('aria-hidden', 'true');
  expect(drawn()?.querySelector('path')).toHaveAttribute('d', 'M6 6l12 12M18 6L6 18');
});

test.each([
  ['text', '1.125em'],
  ['large', '1.5rem'],
] as const)('an icon of size %s is %s wide and high', (size, length) => {
  render(<Icon name="bell" size={size} />);

  expect(drawn()).toHaveStyle({ width: length, height: length });
});
