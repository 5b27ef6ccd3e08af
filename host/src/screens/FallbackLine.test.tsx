import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, turnTab } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { fallbackMemory } from '../remotes/fallbackMemory';
import { remotesAtom } from '../remotes/remotesAtom';
import { declaredRemotes } from '../testing/declaredRemotes';
import { FallbackLine } from './FallbackLine';

const fallen = {
  app: 'remote-reports',
  name: 'remote_reports',
  instead: 'r2',
  since: new Date(2026, 10, 20, 8).toISOString(),
};
const sentence = 'Reports: showing the version of Fri, November 20, because the newest one did not work.';

function renderLine() {
  const store = createStore();
  store.set(remotesAtom, declaredRemotes());
  const onTryNewest = jest.fn();
  renderAt(<FallbackLine fallen={fallen} onTryNewest={onTryNewest} />, { store });
  return onTryNewest;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 24, 9), doNotFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('one line says which version is shown and why, and can be put away', async () => {
  renderLine();
  expect(screen.getByRole('region', { name: sentence })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('whoever comes back to the tab the next morning reads how old the version is by now', () => {
  jest.setSystemTime(new Date(2026, 10, 21, 9));
  renderLine();
  expect(screen.getByRole('region')).toHaveTextContent('showing yesterday’s version');
  jest.setSystemTime(new Date(2026, 10, 22, 9));
  turnTab('visible');
  expect(screen.getByRole('region', { name: sentence })).toBeVisible();
});

test('whoever tries the newest makes the tab forget that it did not work', async () => {
  const reports = declaredRemotes().find(({ name }) => name === fallen.name);
  if (!reports) throw new Error('There are no reports.');
  fallbackMemory.keep(reports);
  const onTryNewest = renderLine();
  await userEvent.click(screen.getByRole('button', { name: 'Try the newest' }));
  expect(fallbackMemory.holds(reports)).toBe(false);
  expect(onTryNewest).toHaveBeenCalledTimes(1);
});
