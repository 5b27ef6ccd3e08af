import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';
import { color, hue, hueNames, type Hue } from './theme';

interface BadgeProps {
  /** Kind of the word, for screen readers: "Topic". */
  label: string;
  /** `tinted` derives its hue from the word. */
  kind?: 'tinted' | 'outlined';
  children: string;
}

/** A tag, topic or organisation type. */
export function Badge({ label, kind = 'tinted', children }: BadgeProps) {
  return (
    <Shape $hue={kind === 'tinted' ? hueOf(children) : null}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      <bdi>{children}</bdi>
    </Shape>
  );
}

/** The same word has the same hue on every screen and every day. */
export function hueOf(word: string): Hue {
  let hash = 0;
  for (const character of word.trim().toLowerCase())
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hueNames[hash % hueNames.length] ?? 'slate';
}

const Shape = styled.span<{ $hue: Hue | null }>`
  display: inline-block;
  max-width: 100%;
  padding: 0.125rem 0.625rem;
  border: 1px solid ${({ $hue }) => ($hue ? 'transparent' : color.control)};
  border-radius: 999px;
  background: ${({ $hue }) => ($hue ? hue($hue).tint : 'transparent')};
  color: ${({ $hue }) => ($hue ? hue($hue).text : color.ink)};
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: 600;

  @media print {
    border-color: #000;
    background: none;
    color: #000;
  }
`;
