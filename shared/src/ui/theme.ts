import { css } from 'styled-components';

/** Breakpoints (min-width) in px. */
export const breakpoints = { small: 640, medium: 768, large: 1024, wide: 1280 } as const;

export const from = {
  small: `@media (min-width: ${breakpoints.small}px)`,
  medium: `@media (min-width: ${breakpoints.medium}px)`,
  large: `@media (min-width: ${breakpoints.large}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
} as const;

const light = {
  canvas: '#F7F7F5',
  surface: '#FFFFFF',
  sunken: '#EFEFEC',
  ink: '#1B1F24',
  muted: '#575E66',
  line: '#D9DADC',
  control: '#7C848D',
  link: '#0B57B0',
  linkHover: '#083F80',
  visited: '#5B3FA0',
  onAccent: '#FFFFFF',
  accentSoft: '#E6EEF8',
  new: '#8A4B00',
  newSoft: '#FCEFDC',
  bar: '#17212B',
  onBar: '#FFFFFF',
  barLine: '#2C3945',
  focus: '#0B57B0',
  shadow: '0 8px 32px rgb(23 33 43 / 18%)',
  backdrop: 'rgb(23 33 43 / 45%)',
};

type Token = keyof typeof light;

const dark: Record<Token, string> = {
  canvas: '#121518',
  surface: '#1A1E22',
  sunken: '#0D1012',
  ink: '#E6E8EA',
  muted: '#A3ABB3',
  line: '#31373D',
  control: '#7D868F',
  link: '#8AB8F5',
  linkHover: '#B3D2FA',
  visited: '#C0ABF0',
  onAccent: '#0D1012',
  accentSoft: '#1E2C3D',
  new: '#F2B866',
  newSoft: '#33260F',
  bar: '#0D1012',
  onBar: '#E6E8EA',
  barLine: '#31373D',
  focus: '#8AB8F5',
  shadow: '0 8px 32px rgb(0 0 0 / 60%)',
  backdrop: 'rgb(0 0 0 / 60%)',
};

const hues = {
  slate: ['#3D4852', '#EBEDF0', '#C3CBD3', '#272D33'],
  blue: ['#0B4A94', '#E6EEF8', '#A9CBF8', '#1B2B40'],
  teal: ['#0B5B5B', '#DFF1F0', '#8FD6D3', '#12302F'],
  green: ['#1E6336', '#E4F2E9', '#9AD8AE', '#162D1E'],
  olive: ['#575300', '#F2F0D6', '#D8D48A', '#2C2A0E'],
  amber: ['#7A4300', '#FCEFDC', '#F0C285', '#35260F'],
  rust: ['#8C2F14', '#FBE9E3', '#F3AE98', '#3A1E15'],
  rose: ['#8B1F4E', '#FAE6EE', '#F2A9C6', '#3A1826'],
  violet: ['#55379B', '#EEEAF8', '#CBB9F5', '#2A2142'],
} as const;

export type Hue = keyof typeof hues;

export const hueNames = Object.keys(hues) as Hue[];

const declare = (tokens: Record<Token, string>, isDark: boolean) =>
  [
    ...Object.entries(tokens).map(([name, value]) => `--${name}: ${value};`),
    ...Object.entries(hues).map(([name, [text, tint, darkText, darkTint]]) =>
      isDark
        ? `--hue-${name}: ${darkText}; --hue-${name}-soft: ${darkTint};`
        : `--hue-${name}: ${text}; --hue-${name}-soft: ${tint};`,
    ),
  ].join('\n');

/** Colours as custom properties: light or dark by the reader's choice, else by the system's. Print is light. */
export const themeProperties = css`
  :root {
    color-scheme: light;
    ${declare(light, false)}
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${declare(dark, true)}
    }
  }
  @media screen {
    :root[data-theme='dark'] {
      color-scheme: dark;
      ${declare(dark, true)}
    }
  }
`;

/** `color.ink` is `var(--ink)`: for components instead of values. */
export const color = Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])) as Record<
  Token,
  string
>;

export const hue = (name: Hue) => ({ text: `var(--hue-${name})`, tint: `var(--hue-${name}-soft)` });

export const fontStack = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Height of the navigation bar in rem: sticky elements start below it. */
export const barHeight = 3.5;
