import type { PanelDeclaration } from '@portal/shared/declaration';
import { compareText } from './compareText.ts';
import { moduleName, type RemoteModuleName } from './moduleName.ts';
import type { RemoteEntry } from './PortalPage.ts';

export interface Panel extends PanelDeclaration {
  name: RemoteModuleName;
  /** Federation name of its remote. */
  source: string;
}

/** Panels of all remotes in a slot, in their order. */
export const panelsOf = (remotes: RemoteEntry[], slot: string): Panel[] =>
  remotes
    .flatMap((remote) =>
      (remote.declaration?.slots ?? []).map((panel) => ({
        ...panel,
        name: moduleName(remote, panel.module),
        source: remote.name,
      })),
    )
    .filter((panel) => panel.slot === slot)
    .sort((a, b) => a.order - b.order || compareText(a.name, b.name));
