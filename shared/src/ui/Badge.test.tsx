import { render, screen } from '@testing-library/react';
import { Badge, hueOf } from './Badge';
import { hueNames } from './theme';

test('S-22, S-36, S-40 a badge says what kind of word it is to those who cannot see its shape', () => {
  const { container } = render(<Badge label="Topic">Grid</Badge>);

  expect(screen.getByText('Grid')).toBeVisible();
  expect(container).toHaveTextContent(/^Topic: Grid$/);
});

test('S-36 a word that runs the other way does not turn the line around', () => {
  render(<Badge label="Topic">صحافة</Badge>);

  expect(screen.getByText('صحافة').tagName).toBe('BDI');
});

test('S-36 the hue of a word is the same on every screen and every day', () => {
  expect(['Grid', 'Solar', 'Policy', '媒体', '🗞️', ''].map(hueOf)).toEqual([
    'violet',
    'teal',
    'amber',
    'teal',
    'violet',
    'slate',
  ]);
  expect([' grid', 'GRID', 'Grid '].map(hueOf)).toEqual(['violet', 'violet', 'violet']);
});

test('S-36 words use every hue there is', () => {
  const words = Array.from({ length: 200 }, (_word, index) => `topic ${String(index)}`);

  expect([...new Set(words.map(hueOf))].sort()).toEqual([...hueNames].sort());
});

test('S-40 an outlined badge has no hue', () => {
  const { container } = render(
    <>
      <Badge label="Topic">Grid</Badge>
      <Badge label="Organisation" kind="outlined">
        Grid
      </Badge>
    </>,
  );
  const [tinted, outlined] = Array.from(container.children, (badge) => getComputedStyle(badge));

  expect(tinted?.color).toContain('--hue-');
  expect(outlined?.color).not.toContain('--hue-');
});
