import { OktaContext } from '@okta/okta-react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, createLatePart } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { fakeServer, renderAt, testConfig } from '@portal/shared/testing';
import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import { createOktaAuth } from '../okta/createOktaAuth';
import { remotesAtom } from '../remotes/remotesAtom';
import { BarEnd } from './BarEnd';

type AboutCode = ComponentType<{ onClose: () => void }>;

const Dialog: AboutCode = () => <p>The dialog</p>;

const line = '“About this portal” could not be opened. Please try again.';
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const pressAbout = async () => {
  await press('Open menu');
  await press('About this portal');
};

/** The bar of a signed-in reader; `load` answers each attempt to have the dialog. */
function renderBar(load: () => Promise<AboutCode>) {
  fakeServer({ 'GET /user': { id: '00u1ab', name: 'Ada Lovelace' } });
  const oktaAuth = createOktaAuth(testConfig, { token: 'memory', canSignIn: true });
  const store = createStore();
  store.set(remotesAtom, []);
  const bar = (
    <>
      <BarEnd aboutPart={createLatePart({ name: 'bar.about', load, onIdle: 'nothing' })} />
      <Link to="/reports">Reports</Link>
    </>
  );
  return renderAt(bar, {
    store,
    wrap: (element) => (
      <OktaContext value={{ oktaAuth, authState: { isAuthenticated: true } }}>{element}</OktaContext>
    ),
  });
}

/** The bar, and a dialog that comes on a slow line. */
function renderSlow() {
  const coming: ((code: AboutCode) => void)[] = [];
  renderBar(() => new Promise((resolve) => coming.push(resolve)));
  return () =>
    act(async () => {
      for (const come of coming) come(Dialog);
      await Promise.resolve();
    });
}

test('F-22 "About this portal" whose code cannot be had says so, and opens when it can', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  const { store } = renderBar(() =>
    isDown ? Promise.reject(new Error('no chunk')) : Promise.resolve(Dialog),
  );
  await pressAbout();
  expect(await screen.findByText(line)).toBeVisible();
  expect(store.get(announcementAtom)).toBe(line);
  expect(errors.mock.calls).toEqual([['[portal] bar.about: Error: no chunk']]);

  isDown = false;
  await pressAbout();
  expect(await screen.findByText('The dialog')).toBeVisible();
  expect(screen.queryByText(line)).not.toBeInTheDocument();
});

test('on a slow line "About this portal" opens on the screen where it was pressed', async () => {
  const arrive = renderSlow();
  await pressAbout();
  await arrive();
  expect(screen.getByText('The dialog')).toBeVisible();
});

test.each<[what: string, goOn: () => Promise<void>]>([
  ['has gone to another screen', () => userEvent.click(screen.getByRole('link', { name: 'Reports' }))],
  ['has opened something else', () => press('Appearance')],
])('on a slow line "About this portal" does not open once the reader %s', async (_what, goOn) => {
  const arrive = renderSlow();
  await pressAbout();
  await goOn();
  await arrive();
  expect(screen.queryByText('The dialog')).not.toBeInTheDocument();
});
