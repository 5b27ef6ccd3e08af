import type { Row } from './Row.ts';

const says = 'scripts/checks/toolRooms.ts';
const rule = 'no-restricted-imports';

const arrow = (at: string, forbidden: string, allowed: string): Row => ({
  wall: `scripts/${at} does not import ${forbidden}`,
  at: `scripts/${at}`,
  forbidden: `export { it } from '${forbidden}';`,
  rule,
  says,
  allowed: `export { it } from '${allowed}';`,
});

const below = './neighbour.ts';

/** Repeats the order of the tool rooms, so that a room moved there by accident fails here. */
export const toolRows: Row[] = [
  arrow('process/listen.ts', '#local/startStack.ts', below),
  arrow('process/listen.ts', '#browser/signIn.ts', below),
  arrow('local/startStack.ts', '#browser/signIn.ts', '#process/listen.ts'),
  arrow('local/startStack.ts', '#release/config/readConfig.ts', '#process/listen.ts'),
  arrow('local/api/routes.ts', '#dev/startPreview.ts', '../people.ts'),
  arrow('browser/signIn.ts', '#local/people.ts', '#process/root.ts'),
  arrow('browser/signIn.ts', '#release/smoke/openSet.ts', '#process/root.ts'),
  arrow('release/config/readConfig.ts', '../contract/Contract.ts', '#local/people.ts'),
  arrow('release/contract/Contract.ts', '../build/apps.ts', '../config/readConfig.ts'),
  arrow('release/build/apps.ts', '../page/renderPage.ts', '../contract/Contract.ts'),
  arrow('release/page/renderPage.ts', '../serving/packings.ts', '../build/apps.ts'),
  arrow('release/serving/packings.ts', '../store/store.ts', '../page/renderPage.ts'),
  arrow('release/store/store.ts', '../live/livePage.ts', '../serving/packings.ts'),
  arrow('release/live/livePage.ts', '../smoke/openSet.ts', '../store/store.ts'),
  arrow('release/smoke/openSet.ts', '../checks/budgets.ts', '../live/livePage.ts'),
  arrow('release/checks/budgets.ts', '../commands/ship.ts', '../smoke/openSet.ts'),
  arrow('release/commands/ship.ts', '../portal.ts', '../checks/budgets.ts'),
  arrow('release/commands/ship.ts', '#dev/startPreview.ts', '#browser/signIn.ts'),
  arrow('release/portal.ts', '#dev/startPreview.ts', './commands/ship.ts'),
  arrow('release/portal.ts', '#checks/rooms.ts', '#local/startStack.ts'),
  arrow('checks/rooms.ts', '#dev/start.ts', '#release/contract/Contract.ts'),
  arrow('checks/house/readTree.ts', '#newRemote/namesOf.ts', '../rooms.ts'),
  arrow('dev/start.ts', '#checks/rooms.ts', '#release/build/apps.ts'),
  arrow('dev/start.ts', '#bench/visit.ts', '#local/startStack.ts'),
  arrow('checks/rooms.ts', '#generated/pages.ts', '#release/contract/Contract.ts'),
  arrow('generated/pages.ts', '#newRemote/namesOf.ts', '#checks/house/readTree.ts'),
  arrow('newRemote/namesOf.ts', '#bench/median.ts', '#generated/pages.ts'),
  arrow('bench/visit.ts', '#pictures/View.ts', '#dev/startPreview.ts'),
  arrow('pictures/View.ts', '#newRemote/namesOf.ts', '#browser/signIn.ts'),
  arrow('dev/start.ts', '#federation/claimSingletons.ts', '#process/root.ts'),
  arrow('federation/claimSingletons.ts', '#process/root.ts', './compareSingletons.ts'),
  arrow('jest/setup.ts', '#process/root.ts', './onTestFinished.ts'),
  {
    ...arrow('release/store/store.ts', '#release/build/apps.ts', '../build/apps.ts'),
    wall: 'inside the release tool a neighbour has one spelling',
  },
  {
    ...arrow('local/startStack.ts', '../process/listen.ts', '#process/listen.ts'),
    wall: 'another room is reached by its name',
  },
  {
    ...arrow('local/startStack.ts', '#local/people.ts', './people.ts'),
    wall: 'a room does not reach itself by its name',
  },
  {
    ...arrow('local/api/routes.ts', '../../process/listen.ts', '../people.ts'),
    wall: 'no path of the tools goes round a corner',
    says: 'round a corner',
  },
  {
    ...arrow('local/api/api.test.ts', '../../process/listen.ts', '#dev/start.ts'),
    wall: 'a test of the tools goes round no corner either',
    says: 'round a corner',
  },
  {
    wall: 'an arrow of the tools holds for dynamic imports',
    at: 'scripts/local/startStack.ts',
    forbidden: "export const it = () => import('#release/build/apps.ts');",
    rule: 'no-restricted-syntax',
    says,
    allowed: "export const it = () => import('#process/listen.ts');",
  },
  {
    wall: 'an arrow of the tools holds for types',
    at: 'scripts/local/startStack.ts',
    forbidden: "export type It = import('#release/build/apps.ts').App;",
    rule: 'no-restricted-syntax',
    says,
    allowed: "export type It = import('#process/listen.ts').Listening;",
  },
  {
    wall: 'the tools take no values of the product',
    at: 'scripts/release/page/renderPage.ts',
    forbidden: "export { configAtom } from '@portal/shared';",
    rule,
    says: 'values only /declaration',
    allowed: "export type { PortalConfig } from '@portal/shared';",
  },
  {
    wall: 'the release tool alone knows types of the product',
    at: 'scripts/dev/start.ts',
    forbidden: "export type { PortalConfig } from '@portal/shared';",
    rule,
    says: 'release tool alone',
    allowed: "export { configAtom } from '@portal/shared';",
    allowedAt: 'scripts/federation/claimSingletons.ts',
  },
  {
    wall: 'the release tool takes no values of an app',
    at: 'scripts/release/page/renderPage.ts',
    forbidden: "export { userLoader } from '@portal/host/src/state/userLoader';",
    rule,
    says: 'built and shipped apart',
    allowed: "export { earlyNeeds } from '@portal/host/src/page/earlyNeeds.ts';",
  },
  {
    wall: 'what writes the page alone knows how the host reads it',
    at: 'scripts/release/live/livePage.ts',
    forbidden: "export { earlyNeeds } from '@portal/host/src/page/earlyNeeds.ts';",
    rule,
    says: 'release/page/ alone',
    allowed: "export type { PortalPage } from '@portal/host/src/page/PortalPage';",
  },
];
