import { fireEvent, screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { Link, useNavigate } from '@portal/shared/router';
import { useState } from 'react';
import { useHasMoved } from './useHasMoved';

function Page() {
  const hasMoved = useHasMoved();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(false);
  return (
    <>
      <Link to="/reports/energy#actions">Actions</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button
        onClick={() => {
          setAnswer(hasMoved());
        }}
      >
        Ask
      </button>
      <p>{answer ? 'moved' : 'as it was'}</p>
    </>
  );
}

const press = (role: 'button' | 'link', name: string) => fireEvent.click(screen.getByRole(role, { name }));

test('R-1 the reader has moved until the next address, and not at one that is come back to', () => {
  renderAt(<Page />, { url: '/reports/energy' });
  press('button', 'Ask');
  expect(screen.getByText('as it was')).toBeVisible();

  fireEvent.wheel(document.body);
  press('button', 'Ask');
  expect(screen.getByText('moved')).toBeVisible();

  press('link', 'Actions');
  press('button', 'Ask');
  expect(screen.getByText('as it was')).toBeVisible();

  press('button', 'Back');
  press('button', 'Ask');
  expect(screen.getByText('as it was')).toBeVisible();
});
