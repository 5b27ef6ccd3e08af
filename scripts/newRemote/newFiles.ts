import type { Names } from './namesOf.ts';

export type Manifest = ReturnType<typeof packageOf>;

const commonDependencies = ['@portal/shared', 'jotai', 'react', 'react-dom', 'styled-components'];

/** Files of a new remote by path, before formatting. */
export function newFiles(names: Names, manifest: Manifest): Record<string, string> {
  const { folder, contract, screen } = names;
  const screens = [screen];
  return {
    [`${folder}/package.json`]: JSON.stringify(manifest),
    [`${folder}/webpack.config.js`]: webpackText(names),
    [`${folder}/src/exposes/${screen}.ts`]: exposeText(screen),
    [`${folder}/src/exposes/${contract}.test.ts`]: exposesTestText(names, screens),
    [`${folder}/src/screens/${screen}.tsx`]: screenText(names),
    [`${folder}/src/screens/${screen}.test.tsx`]: screenTestText(names),
    [`${folder}/src/standalone.tsx`]: standaloneText(names),
    [`shared/src/contracts/${contract}.ts`]: contractText(names, screens),
  };
}

/** @param house free port, and versions that the host uses */
export const packageOf = (
  { folder, federationName }: Names,
  { port, versions }: { port: number; versions: Record<string, string> },
) => ({
  name: `@portal/${folder}`,
  version: '0.0.0',
  private: true,
  type: 'module',
  dependencies: Object.fromEntries(commonDependencies.map((name) => [name, versions[name]])),
  portal: { federationName, port },
  scripts: { build: `node --import ../scripts/install.mjs ../scripts/dev/build.ts ${folder}` },
});

export const webpackText = ({ folder }: Names) => `import { createRemoteConfig } from '../webpack.shared.js';

export default createRemoteConfig('${folder}');
`;

export const exposeText = (screen: string) => `export { ${screen} } from '../screens/${screen}';\n`;

export const exposesTestText = (
  { contract }: Names,
  screens: string[],
) => `import { readdirSync } from 'node:fs';
import type { ${contract} } from '@portal/shared';
${[...screens]
  .sort()
  .map((screen) => `import { ${screen} } from './${screen}';`)
  .join('\n')}

test('the remote offers what its contract says and nothing else', () => {
  const offered: ${contract} = { ${screens.join(', ')} };
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.'));

  expect(files.sort()).toEqual(
    Object.keys(offered)
      .map((name) => \`\${name}.ts\`)
      .sort(),
  );
});
`;

export const contractText = (
  { contract, folder }: Names,
  screens: string[],
) => `import type { ComponentType } from 'react';

/** Modules that ${folder} exposes to the host. */
export interface ${contract} {
${screens.map((screen) => `  ${screen}: ComponentType;`).join('\n')}
}
`;

const screenText = ({
  folder,
  screen,
  title,
  address,
}: Names) => `import { PageHeading } from '@portal/shared';
import { styled } from 'styled-components';

/** Screen at ${address}. */
export function ${screen}() {
  return (
    <Page>
      <PageHeading>${title}</PageHeading>
      <p>This page is new: begin in ${folder}/src/screens/${screen}.tsx.</p>
    </Page>
  );
}

const Page = styled.section\`
  display: grid;
  justify-items: start;
  gap: 1rem;
  max-width: 44rem;
\`;
`;

const screenTestText = ({ folder, screen, title }: Names) => `import { screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { ${screen} } from './${screen}';

test('the page is named by its heading, and says where it begins', () => {
  renderAt(<${screen} />);

  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(document.title).toBe('${title} – Media Monitoring');
  expect(screen.getByText(/begin in ${folder}/)).toBeVisible();
});
`;

export const standaloneText = ({
  screen,
}: Names) => `import { renderStandalone } from '@portal/shared/standalone';
import { ${screen} } from './screens/${screen}';

renderStandalone(<${screen} />);
`;
