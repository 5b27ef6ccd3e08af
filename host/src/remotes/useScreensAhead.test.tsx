import { fireEvent, screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { declaredRemotes } from '../testing/declaredRemotes';
import type { RemoteModuleName } from '../page/moduleName';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import { remotesAtom } from './remotesAtom';
import { useScreensAhead } from './useScreensAhead';

const Screen = () => null;

/** Screens that are asked for when a pointer has rested on a link. */
async function askedFor(href: string, isLoaded = false) {
  const asked: RemoteModuleName[] = [];
  const store = createStore();
  store.set(remotesAtom, declaredRemotes());
  store.set(remoteLoaderAtom, {
    load: (name) => {
      asked.push(name);
      return Promise.reject(new Error('The network is down.'));
    },
    loaded: () => (isLoaded ? Screen : undefined),
    discard: () => undefined,
  });
  function Link() {
    useScreensAhead();
    return <a href={href}>link</a>;
  }
  renderAt(<Link />, { store });
  fireEvent.pointerMove(screen.getByText('link'));
  await new Promise((resolve) => setTimeout(resolve, 120));
  return asked;
}

test('the code of the screen behind a link is asked for before it is pressed; a failure is silent', async () => {
  expect(await askedFor('/reports/energy')).toEqual(['remote_reports/ReportScreen']);
});

test('a screen that is here already is not asked for', async () => {
  expect(await askedFor('/reports/energy', true)).toEqual([]);
});

test.each(['/nowhere/at/all', '/login/callback'])('the link %s asks for nothing', async (href) => {
  expect(await askedFor(href)).toEqual([]);
});
