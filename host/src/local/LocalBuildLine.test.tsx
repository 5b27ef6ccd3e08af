import { act, screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { LocalBuildLine } from './LocalBuildLine';
import { localFailureAtom } from './localFailureAtom';

test('the line says what is not deployed, and whether it could be had', () => {
  const { store } = renderAt(<LocalBuildLine name="remote_reports" />);
  const line = screen.getByRole('region', { name: 'Local build of reports' });
  expect(screen.getByRole('button', { name: 'Use the deployed build' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();

  act(() => {
    store.set(localFailureAtom, true);
  });
  expect(line).toHaveTextContent('Local build of reports could not be loaded');
  expect(screen.getByRole('button', { name: 'Use the deployed build' })).toBeVisible();
  act(() => {
    store.set(localFailureAtom, false);
  });
  expect(line).toHaveTextContent(/^Local build of reportsUse the deployed build$/);
});
