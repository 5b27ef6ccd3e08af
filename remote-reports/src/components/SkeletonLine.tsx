import { color } from '@portal/shared';
import { styled } from 'styled-components';

/** A placeholder for a line of text. */
export const SkeletonLine = styled.div<{ $width: string; $height?: string }>`
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height = '1rem' }) => $height};
  border-radius: 6px;
  background: ${color.sunken};
`;
