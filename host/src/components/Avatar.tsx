import { color } from '@portal/shared';
import { styled } from 'styled-components';
import { initials } from '../model/initials';

/** The first two letters of the user's id in a circle (S-56). Decorative: the button around it has the name. */
export function Avatar({ userId }: { userId: string | null }) {
  return <Circle aria-hidden="true">{initials(userId)}</Circle>;
}

const Circle = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2rem;
  height: 2rem;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.link};
  font-size: 0.8125rem;
  font-weight: 700;
`;
