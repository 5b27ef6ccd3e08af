import { renderAt } from '@portal/shared/testing';
import { useScrollAndFocusRestoration } from './useScrollAndFocusRestoration';

function Keeper() {
  useScrollAndFocusRestoration(true);
  return null;
}

test('R-21 a screen that Back draws is told at its first draw already whether a place is kept', () => {
  const drawn: boolean[] = [];
  const draw = () => drawn.push(document.documentElement.hasAttribute('data-place-kept'));
  // The router listens first.
  addEventListener('popstate', draw);
  renderAt(<Keeper />, { url: '/reports' });

  for (const state of [{ top: 700 }, null]) {
    history.replaceState(state, '');
    dispatchEvent(new PopStateEvent('popstate'));
  }
  removeEventListener('popstate', draw);
  expect(drawn).toEqual([true, false]);
});
