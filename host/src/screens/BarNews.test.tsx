import { OktaContext } from '@okta/okta-react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLatePart } from '@portal/shared';
import { fakeServer, renderAt, testConfig, turnTab } from '@portal/shared/testing';
import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import { createOktaAuth } from '../okta/createOktaAuth';
import { remotesAtom } from '../remotes/remotesAtom';
import { declaredRemotes } from '../testing/declaredRemotes';
import { BarEnd } from './BarEnd';

const Sources = () => <p>The sources</p>;
const line = 'Could not check for new reports.';
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));

/** The bar of a signed-in reader, once the code that looks for news could not be had. */
async function renderBar() {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({ 'GET /user': { id: '00u1ab', name: 'Ada Lovelace' } });
  const load = jest
    .fn<Promise<ComponentType>, []>()
    .mockResolvedValue(Sources)
    .mockRejectedValueOnce(new Error('no chunk'));
  const oktaAuth = createOktaAuth(testConfig, { token: 'memory', canSignIn: true });
  const store = createStore();
  store.set(remotesAtom, declaredRemotes());
  renderAt(<BarEnd newsPart={createLatePart({ name: 'bar.news', load, onUse: 'load' })} />, {
    store,
    wrap: (element) => (
      <OktaContext value={{ oktaAuth, authState: { isAuthenticated: true } }}>{element}</OktaContext>
    ),
  });
  await act(() => Promise.resolve());
  expect(errors.mock.calls).toEqual([['[portal] bar.news: Error: no chunk']]);
}

test('F-22, F-59 the bell looks for news again once the reader comes back, if its code could not be had', async () => {
  await renderBar();
  turnTab('visible');
  expect(await screen.findByText('The sources')).toBeVisible();
});

test('F-22, F-59 whoever opens the bell whose code could not be had has it looked for again', async () => {
  await renderBar();
  await press('Notifications');
  expect(await screen.findByText('The sources')).toBeVisible();
  expect(await screen.findByText('Checking…')).toBeVisible();
  expect(screen.queryByText(line)).not.toBeInTheDocument();
});
