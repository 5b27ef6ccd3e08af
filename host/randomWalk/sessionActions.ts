import type { Action } from './Action';
import { contentAt } from './contentAt';
import type { Device } from './Device';
import { ask, entryOf, isCertain, isSound, sessionMinutes, wrongClock, type Model } from './Model';

const people = ['Ada Okafor', 'Jonas Meier'];

/** Both tabs show the login view from now on, or the screens of another session. */
function changeSession(model: Model, session: Model['session']): void {
  model.session = session;
  for (const tab of model.tabs) ask(model, tab);
}

/** Steps of a session, begun in the tab of this number. */
export function sessionActions(index: 0 | 1): Action[] {
  const inTab = (title: string) => `tab ${String(index + 1)}: ${title}`;
  const reader = ({ tabs }: Device) => tabs[index].reader;
  const tabOf = ({ tabs }: Model) => tabs[index];
  const isAtLogin = (model: Model) =>
    model.session === 'out' && tabOf(model).isSure && !contentAt(entryOf(tabOf(model)).path).isPublic;

  /** Until the provider has sent the reader back. */
  const goThrough = async (device: Device, model: Model, person: string) => {
    const { page, login, provider } = reader(device);
    const isBack = page.waitForRequest((request) => request.url().includes('/login/callback?'));
    if (person !== model.person) await device.context.clearCookies();
    await login.button.click();
    if (person !== model.person) await provider.employee(person).click();
    await isBack;
    model.person = person;
    const tab = tabOf(model);
    tab.documents = null;
    // The way back leads over the provider: session.e2e.ts and signInTraces.e2e.ts take it.
    tab.entries = [entryOf(tab)];
    tab.at = 0;
  };

  return [
    {
      title: inTab('sign out'),
      can: ({ session }) => session === 'in',
      act: async (device, model) => {
        await reader(device).signOut();
        changeSession(model, 'out');
      },
    },
    ...people.map((person): Action => ({
      title: inTab(`sign in as ${person}`),
      can: (model) => isAtLogin(model) && isSound(model) && model.ahead === 0,
      act: async (device, model) => {
        await goThrough(device, model, person);
        model.left = sessionMinutes.later;
        changeSession(model, 'in');
      },
      weight: 4,
    })),
    {
      title: inTab('sign in, in vain'),
      can: (model) =>
        isAtLogin(model) &&
        !model.isOffline &&
        (model.api === 'failing' || (isSound(model) && model.ahead >= wrongClock)),
      act: async (device, model) => {
        await goThrough(device, model, model.person);
        const tab = tabOf(model);
        tab.isSure = isCertain(model);
      },
      weight: 2,
    },
    {
      title: inTab('the token is revoked'),
      can: ({ session }) => session === 'in',
      act: async ({ portal }, model) => {
        await portal.control({ revoke: true });
        model.session = 'ending';
      },
    },
  ];
}
