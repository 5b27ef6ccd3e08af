import { act, screen } from '@testing-library/react';
import { breathe, renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { Suspense, use } from 'react';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import { useRemoteComponent } from './useRemoteComponent';

const never = new Promise<never>(() => undefined);

test('a component that has come is drawn in pieces, between which the browser answers the reader', async () => {
  const load = jest.fn(() => Promise.resolve(() => null));
  const store = createStore();
  store.set(remoteLoaderAtom, { load, loaded: () => undefined, discard: () => undefined });
  // Only then React leaves what was shown where the new part has to wait.
  function Part() {
    if (useRemoteComponent('remote_reports/ReportListScreen')) use(never);
    return 'on its way';
  }
  renderAt(
    <Suspense fallback="taken away">
      <Part />
    </Suspense>,
    { store },
  );
  await act(breathe);
  expect(load).toHaveBeenCalled();
  expect(screen.getByText('on its way')).toBeVisible();
});
