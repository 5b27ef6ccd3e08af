import { styled } from 'styled-components';

const drawings = {
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4M12 8v4.5l3 1.8',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  outside: 'M10 6H6v12h12v-4M13 5h6v6M19 5l-8 8',
  close: 'M6 6l12 12M18 6L6 18',
  older: 'M15 6l-6 6 6 6',
  newer: 'M9 6l6 6-6 6',
  made: 'M12 4l1.9 5.1L19 11l-5.1 1.9L12 18l-1.9-5.1L5 11l5.1-1.9z',
} as const;

/** A drawing beside a word; the word says it all, so nobody has to hear it. */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <Drawing aria-hidden="true" viewBox="0 0 24 24">
      <path d={drawings[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  width: 1.125em;
  height: 1.125em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
