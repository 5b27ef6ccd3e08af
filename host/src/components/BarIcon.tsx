import { styled } from 'styled-components';

const drawings = {
  bell: 'M6 9a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20a2 2 0 0 0 4 0',
  appearance: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type BarIconName = keyof typeof drawings;

/** A line drawing in the colour of its text; the button around it has the name. */
export function BarIcon({ name }: { name: BarIconName }) {
  return (
    <Drawing aria-hidden="true" viewBox="0 0 24 24">
      <path d={drawings[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 1.5rem;
  height: 1.5rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
