import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@portal/shared/testing';
import { LocalBuildLine } from './LocalBuildLine';
import { localFailureAtom } from './localFailureAtom';
import { localRemoteAtom } from './localRemoteAtom';
import { localRemoteStorage } from './localRemoteStorage';
import { localRemoteText } from './localRemoteText';

const remote = { name: 'remote_reports', entry: 'http://localhost:4301/remoteEntry.js', isAccepted: true };
const offer = { ...remote, isAccepted: false };

test('the line says what is not deployed, and whether it could be had', () => {
  const { store } = renderAt(<LocalBuildLine remote={remote} />);
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

test('T-35 an offered build is named with its address, and is gone when it is dismissed', async () => {
  localRemoteStorage.write(localRemoteText(offer));
  const { store } = renderAt(<LocalBuildLine remote={offer} />);
  store.set(localRemoteAtom, offer);
  expect(screen.getByRole('button', { name: 'Use http://localhost:4301' })).toBeVisible();
  expect(screen.getByRole('region')).toHaveTextContent(/ends your sessions in other channels/);

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(store.get(localRemoteAtom)).toBeNull();
  expect(localRemoteStorage.read()).toBeNull();
});

test('F-70 where nothing can be stored, the line says why the build cannot be used', async () => {
  jest.spyOn(localRemoteStorage, 'accept').mockReturnValue(false);
  renderAt(<LocalBuildLine remote={offer} />);
  await userEvent.click(screen.getByRole('button', { name: /^Use / }));
  expect(screen.getByRole('region')).toHaveTextContent(
    'Local build of reports cannot be used: this browser stores nothing for this page.',
  );
});
