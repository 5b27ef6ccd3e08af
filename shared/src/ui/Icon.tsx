import { styled } from 'styled-components';

const drawings = {
  appearance: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  bell: 'M6 9a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20a2 2 0 0 0 4 0',
  close: 'M6 6l12 12M18 6L6 18',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4M12 8v4.5l3 1.8',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  made: 'M12 4l1.9 5.1L19 11l-5.1 1.9L12 18l-1.9-5.1L5 11l5.1-1.9z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  newer: 'M9 6l6 6-6 6',
  older: 'M15 6l-6 6 6 6',
  outside: 'M10 6H6v12h12v-4M13 5h6v6M19 5l-8 8',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  save: 'M12 4v10M8 10l4 4 4-4M5 19h14',
  share: 'M12 14V4M8 8l4-4 4 4M5 12v7h14v-7',
  text: 'M3 19L8 6l5 13M5 14h6M15 19l3-7 3 7',
} as const;

interface IconProps {
  name: keyof typeof drawings;
  /** As large as the text beside it, or larger where it stands alone. */
  size?: 'text' | 'large';
}

/** Line icon in the text's colour, hidden from assistive technology: text or label beside it names it. */
export function Icon({ name, size = 'text' }: IconProps) {
  return (
    <Drawing aria-hidden="true" viewBox="0 0 24 24" $size={size === 'text' ? '1.125em' : '1.5rem'}>
      <path d={drawings[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
