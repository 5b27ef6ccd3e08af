import { segmentsOf, type ScreenDeclaration } from '@portal/shared/declaration';
import { compareText } from './compareText.ts';
import { moduleName, type RemoteModuleName } from './moduleName.ts';
import type { RemoteEntry } from './PortalPage.ts';

interface NamedScreen {
  name: RemoteModuleName;
  screen: ScreenDeclaration;
}

/** Screens of all remotes; the first that fits an address is shown. Literal segments win, from left to right. */
export const screensOf = (remotes: RemoteEntry[]): NamedScreen[] =>
  remotes
    .flatMap((remote) =>
      Object.entries(remote.declaration?.screens ?? {}).map(([module, screen]) => ({
        name: moduleName(remote, module),
        screen,
      })),
    )
    .sort((a, b) => compareText(rank(a.screen.address), rank(b.screen.address)));

/** `l` for a literal segment, `p` for a parameter: the first in the alphabet wins. */
const rank = (pattern: string) =>
  segmentsOf(pattern)
    .map((segment) => ('literal' in segment ? 'l' : 'p'))
    .join('');
