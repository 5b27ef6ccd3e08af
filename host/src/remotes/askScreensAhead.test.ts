import { configAtom } from '@portal/shared';
import { testConfig } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { declaredRemotes } from '../testing/declaredRemotes';
import type { RemoteModuleName } from '../page/moduleName';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import { askScreensAhead } from './askScreensAhead';
import { remotesAtom } from './remotesAtom';

const Screen = () => null;

/** Screens that are asked for when a pointer has rested on a link. */
async function askedFor(href: string, isLoaded = false) {
  const asked: RemoteModuleName[] = [];
  const store = createStore();
  store.set(configAtom, testConfig);
  store.set(remotesAtom, declaredRemotes());
  store.set(remoteLoaderAtom, {
    load: (name) => {
      asked.push(name);
      return Promise.reject(new Error('The network is down.'));
    },
    loaded: () => (isLoaded ? Screen : undefined),
    discard: () => undefined,
  });
  const end = askScreensAhead(store);
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.dispatchEvent(new Event('pointermove', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 120));
  end();
  link.remove();
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
