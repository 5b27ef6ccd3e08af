import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as styledComponents from 'styled-components';
import { root } from '#process/root.ts';
import type { Row } from './Row.ts';

const component = 'remote-reports/src/components/Card.tsx';

const stand = readFileSync(path.join(root, 'host/src/remotes/styledComponents.ts'), 'utf8');
const shared: string[] = /export \{([^}]*)\}/.exec(stand)?.[1]?.match(/\w+/g) ?? [];
/** A version that offers more is met here: what a remote would find missing in the page is refused, or shared. */
const notShared = Object.keys(styledComponents).filter(
  (name) => name !== '__esModule' && !shared.includes(name),
);

/** Names that the page does not share of styled-components. */
export const styledRows: Row[] = [
  ...notShared.map((name) => `export { ${name} } from 'styled-components';`),
  "import styled from 'styled-components';\nexport const Card = styled.div``;",
].map((forbidden) => ({
  wall: `what the page does not share: ${forbidden}`,
  at: component,
  forbidden,
  rule: 'no-restricted-imports',
  says: 'styledComponents.ts',
  allowed: `export { ${shared.join(', ')} } from 'styled-components';`,
}));
