import { contractFile } from '../contract/Contract.mjs';

/** @typedef {import('../contract/Contract.mjs').Contract} Contract */

/**
 * @typedef {object} Said what a small app says of itself
 * @property {string} [shared] the declarations of shared that it was built with
 * @property {Record<string, import('../contract/Contract.mjs').Way>} [uses] a remote's: what it uses of shared
 * @property {string} [screen] a remote's: the declarations of its ReportScreen
 * @property {string} [passes] the host's: the type of the props that it passes to that screen
 * @property {Record<string, string>} [files] more declarations, by file
 */

const door = '@portal/shared';
const sharedFile = 'shared/src/index.ts';
const screenFile = 'remote-reports/src/exposes/ReportScreen.ts';

/**
 * The content of a build that has a contract: an argument for `fakeBuild`.
 *
 * @param {Said} said
 * @returns {Record<string, string>}
 */
export function fakeContract({ shared = 'export {};', uses = {}, screen, passes, files = {} }) {
  /** @type {Contract} */
  const contract = {
    format: 1,
    files: { [sharedFile]: shared, ...(screen && { [screenFile]: screen }), ...files },
    doors: { [door]: sharedFile },
    exposes: screen ? { ReportScreen: screenFile } : {},
    uses: {
      [door]: Object.fromEntries(
        Object.entries(uses).map(([name, way]) => [
          name,
          { file: `remote-reports/src/state/${name}.ts`, ways: [way] },
        ]),
      ),
    },
    passes: passes ? { 'remote_reports/ReportScreen': [{ file: 'host/src/App.tsx', props: passes }] } : {},
  };
  return { [contractFile]: JSON.stringify(contract) };
}
