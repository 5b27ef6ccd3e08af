import { render } from '@testing-library/react';
import { countingPage } from '../testing/countingPage';
import type { RunningRelease } from './RunningRelease';
import { useTabCount } from './useTabCount';

const running: RunningRelease = {
  number: 12,
  channel: 'production',
  at: '',
  builds: { host: 'h1', 'remote-reports': 'r1' },
  outlivesReload: true,
};

function Counted({ release }: { release: RunningRelease }) {
  useTabCount(release);
  return null;
}

afterEach(() => {
  document.head.replaceChildren();
});

test('a tab whose builds are other ones than the page names says which, as soon as they are', () => {
  const server = countingPage({ release: running });
  const { rerender } = render(<Counted release={running} />);
  rerender(<Counted release={{ ...running, builds: { ...running.builds, 'remote-reports': 'r0' } }} />);

  const told = server.calls.map((call) => new URLSearchParams(call.split('?')[1]));
  expect(told.map((facts) => [facts.get('e'), facts.get('p')])).toEqual([
    ['start', null],
    ['start', 'remote-reports/r0'],
  ]);
});
