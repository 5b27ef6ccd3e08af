import { createStore } from 'jotai';
import { countingPage } from '../testing/countingPage';
import { countTab } from './countTab';
import { releaseAtom } from './releaseAtom';
import type { RunningRelease } from './RunningRelease';
import { withFallback } from './withFallback';

const running: RunningRelease = {
  number: 12,
  channel: 'production',
  at: '',
  builds: { host: 'h1', 'remote-reports': 'r1' },
  outlivesReload: true,
};

let stop = () => {};

afterEach(() => {
  stop();
  document.head.replaceChildren();
});

test('a tab whose builds are other ones than the page names says which, as soon as they are', () => {
  const server = countingPage({ release: running });
  const store = createStore();
  store.set(releaseAtom, running);
  stop = countTab(store);
  const previous = { build: 'r0', since: '', record: '' };
  store.set(releaseAtom, withFallback(running, { name: 'remote_reports', previous }));

  const told = server.calls.map((call) => new URLSearchParams(call.split('?')[1]));
  expect(told.map((facts) => [facts.get('e'), facts.get('p')])).toEqual([
    ['start', null],
    ['start', 'remote-reports/r0'],
  ]);
});
