import { fireEvent, screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { useState } from 'react';
import { useHasMoved } from './useHasMoved';
import { useJumpToActions } from './useJumpToActions';

/** A report whose actions come when the test says so. */
function Report() {
  const [isThere, setThere] = useState(false);
  const hasMoved = useHasMoved();
  return (
    <>
      <button
        onClick={() => {
          setThere(true);
        }}
      >
        Load
      </button>
      {isThere && <Actions hasMoved={hasMoved} />}
    </>
  );
}

function Actions({ hasMoved }: { hasMoved: () => boolean }) {
  return (
    <h2 ref={useJumpToActions(hasMoved)} tabIndex={-1}>
      Actions
    </h2>
  );
}

const load = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Load' }));
};

test('R-1 whoever comes for the actions is led to them when they are there', () => {
  renderAt(<Report />, { url: '/reports/energy#actions' });
  load();
  expect(screen.getByRole('heading', { name: 'Actions' })).toHaveFocus();
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'R-1 whoever has gone on by then (%s) is left alone',
  (move) => {
    renderAt(<Report />, { url: '/reports/energy#actions' });
    fireEvent(document.body, new Event(move, { bubbles: true }));
    load();
    expect(screen.getByRole('heading', { name: 'Actions' })).not.toHaveFocus();
  },
);
