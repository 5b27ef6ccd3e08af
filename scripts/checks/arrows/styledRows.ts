import type { Row } from './Row.ts';

const component = 'remote-reports/src/components/Card.tsx';

/** Names that the page does not share of styled-components. */
export const styledRows: Row[] = [
  "export { withTheme } from 'styled-components';",
  "import styled from 'styled-components';\nexport const Card = styled.div``;",
].map((forbidden) => ({
  wall: `what the page does not share: ${forbidden}`,
  at: component,
  forbidden,
  rule: 'no-restricted-imports',
  says: 'styledComponents.ts',
  allowed:
    "import { css, styled, ThemeProvider } from 'styled-components';\nexport { css, styled, ThemeProvider };",
}));
