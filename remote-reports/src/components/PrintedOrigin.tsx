import { styled } from 'styled-components';

/** On paper only: where this report can be found again. */
export function PrintedOrigin({ path }: { path: string }) {
  return <Line>{window.origin + path}</Line>;
}

const Line = styled.p`
  display: none;

  @media print {
    display: block;
    font-size: 10pt;
  }
`;
