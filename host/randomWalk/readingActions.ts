import type { Action } from './Action';
import { contentAt, dateOf, slugs } from './contentAt';
import type { Device } from './Device';
import { canGoBy, entryOf, go, goBy, ask, type Model } from './Model';

const [first = '', second = ''] = slugs;

/** Addresses that somebody types, or has kept. */
const kept = [
  '/',
  '/reports',
  `/reports/${first}`,
  `/reports/${second}/${dateOf(second, 1)}`,
  '/reports/no-such-report',
  '/nowhere',
];

/** Links of the screen to other addresses of the portal. */
const inPortal = 'a[href^="/"]:not([target]):not([href*="#"])';

/** Steps of a reader in the tab of this number. */
export function readingActions(index: 0 | 1): Action[] {
  const inTab = (title: string) => `tab ${String(index + 1)}: ${title}`;
  const reader = ({ tabs }: Device) => tabs[index].reader;
  const tabOf = ({ tabs }: Model) => tabs[index];
  const path = (model: Model) => entryOf(tabOf(model)).path;
  const reads = (model: Model) => model.session === 'in' && tabOf(model).isSure;

  const follow = (number: number): Action => ({
    title: inTab(`follow link ${String(number)}`),
    can: (model) => reads(model) && path(model) !== '/nowhere',
    act: async (device, model) => {
      const links = reader(device).main.locator(inPortal).filter({ visible: true });
      const count = await links.count();
      if (count === 0) return;
      const link = links.nth(number % count);
      const target = await link.getAttribute('href');
      await link.click();
      go(model, tabOf(model), new URL(target ?? '', device.portal.origin).pathname);
    },
    weight: 2,
  });

  const older = (age: number): Action => ({
    title: inTab(`open the history and choose entry ${String(age)}`),
    can: (model) => reads(model) && contentAt(path(model)).summary !== undefined,
    act: async (device, model) => {
      const { report, history } = reader(device);
      await report.historyButton.click();
      const link = history.links.nth(age);
      // Its code may not have come before the network went.
      const refusal = reader(device).line('“Older Reports” could not be opened. Please try again.');
      await (model.isOffline ? link.or(refusal) : link).first().waitFor();
      if (await refusal.isVisible()) return;
      const target = await link.getAttribute('href');
      await link.click();
      go(model, tabOf(model), target ?? '');
    },
  });

  return [
    {
      title: inTab('press the logo'),
      can: () => true,
      act: async (device, model) => {
        await reader(device).bar.home.click();
        go(model, tabOf(model), '/');
      },
      weight: 3,
    },
    {
      title: inTab('press the list’s link in the bar'),
      can: () => true,
      act: async (device, model) => {
        await reader(device).bar.reports.click();
        go(model, tabOf(model), '/reports');
      },
      weight: 3,
    },
    ...[1, 2, 4, 7].map(follow),
    ...[0, 1].map(older),
    ...kept.map((address): Action => ({
      title: inTab(`open ${address}`),
      can: (model) => !model.isOffline && path(model) !== address,
      act: async (device, model) => {
        await reader(device).page.goto(address, { waitUntil: 'commit' });
        go(model, tabOf(model), address, true);
      },
    })),
    {
      title: inTab('reload'),
      can: ({ isOffline }) => !isOffline,
      act: async (device, model) => {
        await reader(device).page.reload({ waitUntil: 'commit' });
        const tab = tabOf(model);
        if (tab.documents !== null) tab.documents += 1;
        ask(model, tab, true);
      },
      weight: 3,
    },
    {
      title: inTab('press "Reload", if it is there'),
      can: (model) => tabOf(model).release !== model.live,
      act: async (device, model) => {
        const { reloadButton } = reader(device).releaseNotice;
        if (!(await reloadButton.isVisible())) return;
        await reloadButton.click();
        const tab = tabOf(model);
        if (tab.documents !== null) tab.documents += 1;
        ask(model, tab, true);
      },
      weight: 4,
    },
    ...([-1, 1] as const).map((steps): Action => ({
      title: inTab(steps < 0 ? 'back' : 'forward'),
      can: (model) => canGoBy(model, tabOf(model), steps),
      act: async (device, model) => {
        // Where another document stood, this one may be gone before it answers.
        const gone = () => undefined;
        await reader(device)
          .page.evaluate((by) => {
            history.go(by);
          }, steps)
          .catch(gone);
        goBy(model, tabOf(model), steps);
      },
      weight: 4,
    })),
    {
      title: inTab('press "Try again", if it is there'),
      can: (model) => !tabOf(model).isSure,
      act: async (device, model) => {
        const { tryAgain } = reader(device);
        if (!(await tryAgain.isVisible())) return;
        await tryAgain.click();
        ask(model, tabOf(model));
      },
      weight: 6,
    },
  ];
}
