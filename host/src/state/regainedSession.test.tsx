import { act, screen } from '@testing-library/react';
import { fakeServer } from '@portal/shared/testing';
import { renderPortal } from '../testing/renderPortal';
import { sampleTokens } from '../testing/sampleTokens';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  fakeServer({
    'GET /healthcheck': {},
    'GET /user': { id: '00u1ab', name: 'Ada Lovelace', email: 'ada@example.com' },
    'GET /ai/mediamonitoring/list': { reports: [] },
  });
});

test('S-88 a session that begins in another tab gives the focus that it takes away here to the heading of the screen', async () => {
  const { oktaAuth } = renderPortal();
  const button = await screen.findByRole('button', { name: /^Login With/ });
  button.focus();
  await act(async () => {
    oktaAuth.tokenManager.setTokens(sampleTokens());
    await oktaAuth.authStateManager.updateAuthState();
  });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome to Example Ltd' });
  expect(button).not.toBeInTheDocument();
  expect(heading).toHaveFocus();
});
