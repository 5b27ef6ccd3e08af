import { screen } from '@testing-library/react';
import { Badge } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { NewBadge } from './NewBadge';

test('R-5 what is new is marked in a solid colour, which no tag has', () => {
  renderAt(
    <>
      <NewBadge>New</NewBadge>
      <Badge label="Tag">Energy</Badge>
    </>,
  );
  // Of a background that is a property, jsdom knows nothing.
  const colourOf = (text: string) => getComputedStyle(screen.getByText(text)).color;
  expect(colourOf('New')).toBe('var(--onAccent)');
  expect(colourOf('Energy')).toMatch(/^var\(--hue-[a-z]+\)$/);
});
