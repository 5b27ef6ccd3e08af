import { slotPropsDoor } from '../contract/propsGiven.ts';
import { contractFile, type Contract, type ScreenLink, type Way } from '../contract/Contract.ts';

/** what a small app says of itself */
export interface Said {
  /** the declarations of shared that it was built with */
  shared?: string;
  /** a remote's: what it uses of shared */
  uses?: Record<string, Way>;
  /** a remote's: the declarations of its ReportScreen */
  screen?: string;
  /** a remote's: the props that its ReportScreen gets as it declares; `SlotProps` unless said */
  declares?: string;
  /** the host's: the props of its slots */
  slotProps?: string;
  /** a remote's links by name */
  links?: ScreenLink[];
}

const door = '@portal/shared';
const sharedFile = 'shared/src/index.ts';
const slotFile = 'shared/src/declaration.ts';
const screenFile = 'remote-reports/src/exposes/ReportScreen.ts';

/** The content of a build that has a contract: an argument for `fakeBuild`. */
export function fakeContract({
  shared = 'export {};',
  uses = {},
  screen,
  declares = 'SlotProps',
  slotProps,
  links = [],
}: Said): Record<string, string> {
  const contract: Contract = {
    format: 1,
    files: {
      [sharedFile]: shared,
      ...(screen && { [screenFile]: screen }),
      ...(slotProps && { [slotFile]: `export type SlotProps = ${slotProps};` }),
    },
    doors: { [door]: sharedFile, [slotPropsDoor]: slotFile },
    exposes: screen ? { ReportScreen: screenFile } : {},
    uses: {
      [door]: Object.fromEntries(
        Object.entries(uses).map(([name, way]) => [
          name,
          { file: `remote-reports/src/state/${name}.ts`, ways: [way] },
        ]),
      ),
    },
    links,
    passes: screen ? { ReportScreen: [{ props: declares }] } : {},
  };
  return { [contractFile]: JSON.stringify(contract) };
}
