import { firstGraphemes, hue, hueOf, type Hue } from '@portal/shared';
import { useState } from 'react';
import { styled } from 'styled-components';

interface CardImageProps {
  src: string | null;
  /** Its first letter replaces a missing image. */
  name: string;
  /** Gives the letter its hue. */
  tag: string | null;
  /** Its place among the pictures of the page, from 0. */
  place: number;
}

/** The pictures that a large screen shows first: its cards stand three in a row. */
const firstRow = 3;

/** A decorative image; a missing or broken one is replaced by a letter on the hue of its tag. */
export function CardImage({ src, name, tag, place }: CardImageProps) {
  const [isBroken, setBroken] = useState(false);

  return (
    <Frame $hue={hueOf(tag ?? name)}>
      {src === null || isBroken ? (
        <Letter aria-hidden="true">{firstLetter(name)}</Letter>
      ) : (
        <Picture
          src={src}
          alt=""
          loading={place < firstRow ? 'eager' : 'lazy'}
          fetchPriority={place === 0 ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(true);
          }}
        />
      )}
    </Frame>
  );
}

/** Quotes come before it, and marks that are not seen. */
function firstLetter(name: string) {
  const start = /[\p{L}\p{N}]/u.exec(name)?.index ?? 0;
  return firstGraphemes(name.slice(start).trim(), 1).toUpperCase();
}

const Frame = styled.div<{ $hue: Hue }>`
  container-type: inline-size;
  display: grid;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${({ $hue }) => hue($hue).tint};
  color: ${({ $hue }) => hue($hue).text};

  @media print {
    display: none;
  }
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  min-height: 0;
  object-fit: cover;
`;

const Letter = styled.span`
  place-self: center;
  font-size: clamp(3rem, 20cqi, 6rem);
  line-height: 1;
  font-weight: 700;
`;
