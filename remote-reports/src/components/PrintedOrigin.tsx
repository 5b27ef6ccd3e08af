import { styled } from 'styled-components';

/** The address of the report, in print only. */
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
