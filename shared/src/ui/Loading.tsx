import { useAtomValue } from 'jotai';
import { css, keyframes, styled } from 'styled-components';
import { loadingTexts } from '../texts/loadingTexts';
import { isSlowAtom } from './isSlowAtom';
import { color } from './theme';
import { useWaitAnnouncement } from './useWaitAnnouncement';

interface LoadingProps {
  message?: string;
  /** One line at the left, above the shape of what is to come, and not in the middle of an empty place. */
  isLine?: boolean;
}

/** A spinner with a message (S-57). */
export function Loading({ message = loadingTexts.loading, isLine = false }: LoadingProps) {
  const isSlow = useAtomValue(isSlowAtom);
  useWaitAnnouncement(isSlow ? loadingTexts.stillLoading : message);

  return (
    <Container $isLine={isLine}>
      <Spinner aria-hidden="true" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </Spinner>
      <p>{message}</p>
      {isSlow && <Slow>{loadingTexts.stillLoading}</Slow>}
    </Container>
  );
}

// Fades in late, because short loads need no spinner; its text is in the page at once.
const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;
const turn = keyframes`to { transform: rotate(1turn) }`;

const Container = styled.div<{ $isLine: boolean }>`
  color: ${color.muted};
  ${({ $isLine }) => ($isLine ? line : middle)}
  animation: ${appear} 200ms 300ms backwards;
`;

const Spinner = styled.svg`
  width: 2rem;
  height: 2rem;
  fill: none;
  stroke: ${color.link};
  stroke-width: 3;
  stroke-linecap: round;
  animation: ${turn} 1s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;

const middle = css`
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  padding: 3rem 1rem;
  text-align: center;
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-height: 2rem;

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

const Slow = styled.p`
  color: ${color.ink};
`;
