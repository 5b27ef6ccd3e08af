/** @typedef {import('./namesOf.mjs').Names} Names */

/** @typedef {ReturnType<typeof packageOf>} Manifest the package.json of a new remote */

/** What every remote depends on. */
const commonDependencies = ['@portal/shared', 'jotai', 'react', 'react-dom', 'styled-components'];

/**
 * The files of a new remote by their paths, before prettier has seen them.
 *
 * @param {Names} names
 * @param {Manifest} manifest
 * @returns {Record<string, string>}
 */
export function newFiles(names, manifest) {
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

/**
 * @param {Names} names
 * @param {{ port: number, versions: Record<string, string> }} house a free port, and the versions that the host uses
 */
export const packageOf = ({ folder, federationName }, { port, versions }) => ({
  name: `@portal/${folder}`,
  version: '0.0.0',
  private: true,
  type: 'module',
  dependencies: Object.fromEntries(commonDependencies.map((name) => [name, versions[name]])),
  portal: { federationName, port },
  scripts: { build: `node ../scripts/build.mjs ${folder}` },
});

/** @param {Names} names */
export const webpackText = ({ folder }) => `import { createRemoteConfig } from '../webpack.shared.js';

export default createRemoteConfig('${folder}');
`;

/** @param {string} screen */
export const exposeText = (screen) => `export { ${screen} } from '../screens/${screen}';\n`;

/** @param {Names} names @param {string[]} screens */
export const exposesTestText = ({ contract }, screens) => `import { readdirSync } from 'node:fs';
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

/** @param {Names} names @param {string[]} screens */
export const contractText = ({ contract, folder }, screens) => `import type { ComponentType } from 'react';

/** What ${folder} offers to the host. */
export interface ${contract} {
${screens.map((screen) => `  ${screen}: ComponentType;`).join('\n')}
}
`;

/** @param {Names} names */
const screenText = ({ folder, screen, title, address }) => `import { PageHeading } from '@portal/shared';
import { styled } from 'styled-components';

/** What a reader finds at ${address}. */
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

/** @param {Names} names */
const screenTestText = ({ folder, screen, title }) => `import { screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { ${screen} } from './${screen}';

test('the page is named by its heading, and says where it begins', () => {
  renderAt(<${screen} />);

  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(document.title).toBe('${title} – Media Monitoring');
  expect(screen.getByText(/begin in ${folder}/)).toBeVisible();
});
`;

/** @param {Names} names */
export const standaloneText = ({ screen }) => `import { renderStandalone } from '@portal/shared/standalone';
import { ${screen} } from './screens/${screen}';

renderStandalone(<${screen} />);
`;
