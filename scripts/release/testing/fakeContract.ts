import { contractFile, type Contract, type Way } from '../contract/Contract.ts';

/** what a small app says of itself */
export interface Said {
  /** the declarations of shared that it was built with */
  shared?: string;
  /** a remote's: what it uses of shared */
  uses?: Record<string, Way>;
  /** a remote's: the declarations of its ReportScreen */
  screen?: string;
  /** the host's: the type of the props that it passes to that screen */
  passes?: string;
  /** more declarations, by file */
  files?: Record<string, string>;
}

const door = '@portal/shared';
const sharedFile = 'shared/src/index.ts';
const screenFile = 'remote-reports/src/exposes/ReportScreen.ts';

/** The content of a build that has a contract: an argument for `fakeBuild`. */
export function fakeContract({
  shared = 'export {};',
  uses = {},
  screen,
  passes,
  files = {},
}: Said): Record<string, string> {
  const contract: Contract = {
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
