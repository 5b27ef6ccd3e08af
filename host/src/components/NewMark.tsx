import { styled } from 'styled-components';

/** A dot on an icon; the button's name has the number. */
export function NewMark() {
  return <Dot aria-hidden="true" />;
}

const Dot = styled.span`
  position: absolute;
  top: 0.5rem;
  right: 0.5rem;
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid #17212b;
  border-radius: 50%;
  background: #f2b866;
`;
