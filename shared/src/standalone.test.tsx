import { screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { configAtom } from './config/configAtom';
import { authAtom } from './session/authAtom';
import { renderStandalone } from './standalone';
import { testConfig } from './testing/testConfig';

function Witness() {
  const { company } = useAtomValue(configAtom);
  const auth = useAtomValue(authAtom);
  const { pathname } = useLocation();
  return (
    <>
      <p>{`${company} ${pathname} ${auth.accessToken() ?? 'nobody'}`}</p>
      <button onClick={auth.endSession}>end</button>
      <button
        onClick={() => {
          auth.signIn('/').catch((error: unknown) => {
            document.title = String(error);
          });
        }}
      >
        sign in
      </button>
    </>
  );
}

/** The page as `npm start -- REMOTE` writes it. */
function openPage(): void {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'portal-page';
  data.textContent = JSON.stringify({ config: testConfig, accessToken: 'token-of-the-sample' });
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(data, root);
}

beforeEach(openPage);
afterEach(() => {
  document.body.replaceChildren();
});

test('a remote alone finds the configuration, the router and a sample employee', () => {
  history.replaceState(null, '', '/reports/acme');
  act(() => {
    renderStandalone(<Witness />);
  });

  expect(screen.getByRole('main')).toHaveTextContent('Example Ltd /reports/acme token-of-the-sample');
});

test('a session that ends says what to do, and nobody can sign in without the host', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  act(() => {
    renderStandalone(<Witness />);
  });

  screen.getByRole('button', { name: 'end' }).click();
  expect(log.mock.calls).toEqual([
    ['[portal] standalone: the token of the sample employee has expired: load the page again'],
  ]);
  screen.getByRole('button', { name: 'sign in' }).click();
  await act(() => Promise.resolve());
  expect(document.title).toContain('--in-host');
});

test('a remote whose screens are for readers who are signed out says so', () => {
  act(() => {
    renderStandalone(<Witness />, { accessToken: () => undefined });
  });

  expect(screen.getByRole('main')).toHaveTextContent('nobody');
});
