import path from 'node:path';
import type { Row } from './Row.ts';

/** Imports between rooms. Repeats the table of rooms, so that an entry loosened there by accident fails here. */
const arrow = (at: string, forbidden: string, allowed: string): Row => ({
  wall: `${path.dirname(at).replace('/src/', ': ')}/ does not import ${path.dirname(forbidden)}/`,
  at,
  forbidden: `export { it } from '../${forbidden}';`,
  rule: 'no-restricted-imports',
  says: 'scripts/checks/rooms.ts',
  allowed: `export { it } from '../${allowed}';`,
});

const closed = (at: string, forbidden: string): Row => ({
  ...arrow(at, forbidden, ''),
  allowed: "export { it } from './neighbour';",
});

export const arrowRows: Row[] = [
  closed('remote-reports/src/texts/reportTexts.ts', 'model/report'),
  closed('remote-reports/src/model/report.ts', 'api/fetchReport'),
  closed('remote-reports/src/model/report.ts', 'components/Card'),
  arrow('remote-reports/src/model/report.ts', 'components/Card', 'texts/reportTexts'),
  arrow('remote-reports/src/api/fetchReport.ts', 'state/reportLoader', 'model/report'),
  arrow('remote-reports/src/api/fetchReport.ts', 'screens/ReportScreen', 'model/report'),
  arrow('remote-reports/src/state/reportLoader.ts', 'screens/ReportScreen', 'api/fetchReport'),
  arrow('remote-reports/src/state/reportLoader.ts', 'components/Card', 'model/report'),
  arrow('remote-reports/src/components/Card.tsx', 'state/reportLoader', 'model/report'),
  arrow('remote-reports/src/components/Card.tsx', 'api/fetchReport', 'model/report'),
  arrow('remote-reports/src/components/Card.tsx', 'screens/ReportScreen', 'model/report'),
  arrow('remote-reports/src/screens/ReportScreen.tsx', 'api/fetchReport', 'state/reportLoader'),
  arrow('remote-reports/src/screens/ReportScreen.tsx', 'exposes/ReportScreen', 'components/Card'),
  arrow('remote-reports/src/exposes/ReportScreen.ts', 'components/Card', 'screens/ReportScreen'),
  arrow('remote-auth/src/okta/verified.ts', 'state/finishAtom', 'model/fragment'),
  arrow('remote-auth/src/state/finishAtom.ts', 'screens/LoginScreen', 'okta/verified'),
  arrow('remote-auth/src/screens/LoginScreen.tsx', 'okta/verified', 'state/finishAtom'),
  closed('host/src/texts/barTexts.ts', 'model/initials'),
  closed('host/src/model/initials.ts', 'api/fetchUser'),
  arrow('host/src/api/fetchUser.ts', 'state/userLoader', 'model/initials'),
  arrow('host/src/components/Bar.tsx', 'okta/createAuth', 'model/initials'),
  arrow('host/src/state/userLoader.ts', 'remotes/RemoteScreen', 'api/fetchUser'),
  arrow('host/src/remotes/RemoteScreen.tsx', 'state/userLoader', 'page/PortalPage'),
  arrow('host/src/okta/createAuth.ts', 'remotes/RemoteScreen', 'page/PortalPage'),
  arrow('host/src/page/readPage.ts', 'remotes/RemoteScreen', 'model/initials'),
  arrow('host/src/screens/Frame.tsx', 'api/fetchUser', 'remotes/RemoteScreen'),
  {
    ...closed('host/src/boot/applyTheme.ts', 'state/followTheme'),
    allowed: "export type { It } from '../model/PopupOpening';",
  },
  closed('shared/src/model/Report.ts', 'state/reportAtom'),
  closed('shared/src/paths/parseUrl.ts', 'config/configAtom'),
  closed('shared/src/log/logger.ts', 'http/httpAtom'),
  closed('shared/src/storage/deviceStorage.ts', 'state/reportAtom'),
  closed('shared/src/config/configAtom.ts', 'state/reportAtom'),
  closed('shared/src/declaration/paths.ts', 'ui/Button'),
  arrow('shared/src/session/authAtom.ts', 'http/httpAtom', 'config/configAtom'),
  arrow('shared/src/state/reportAtom.ts', 'ui/announcementAtom', 'load/Load'),
  arrow('shared/src/http/httpAtom.ts', 'load/useLoad', 'session/authAtom'),
  arrow('shared/src/load/createLoader.ts', 'state/reportAtom', 'http/httpAtom'),
  arrow('shared/src/ui/Notice.tsx', 'load/useLoad', 'config/configAtom'),
  arrow('shared/src/late/usePart.ts', 'load/useLoad', 'ui/ErrorBoundary'),
  arrow('shared/src/ui/Notice.tsx', 'state/reportAtom', 'config/configAtom'),
  {
    ...closed('remote-reports/src/widgets/Card.ts', 'model/report'),
    wall: 'a folder that is no room imports no room',
    says: 'is no room',
  },
  {
    ...arrow('remote-reports/src/components/Card.tsx', 'bootstrap', 'model/report'),
    wall: 'a room does not import what stands beside the rooms',
  },
  {
    ...closed('remote-reports/src/model/permalink.ts', 'portals'),
    wall: 'every room imports the declaration beside the rooms, and nothing else from there',
    allowed: "export { it } from '../portal';",
  },
  {
    wall: 'an arrow holds for dynamic imports',
    at: 'remote-reports/src/components/Card.tsx',
    forbidden: "export const it = () => import('../state/reportLoader');",
    rule: 'no-restricted-syntax',
    says: 'scripts/checks/rooms.ts',
    allowed: "export const it = () => import('../model/report');",
  },
  {
    wall: 'an arrow holds for types',
    at: 'remote-reports/src/components/Card.tsx',
    forbidden: "export type It = import('../state/reportLoader').It;",
    rule: 'no-restricted-syntax',
    allowed: "export type It = import('../model/report').It;",
  },
];
