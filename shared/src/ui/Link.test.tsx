import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderAt } from '../testing/renderAt';
import { Link } from './Link';

function Address() {
  const { pathname, hash, state } = useLocation();
  return <output>{`${pathname}${hash} ${JSON.stringify(state)}`}</output>;
}

const at = (text: string) => {
  expect(screen.getByRole('status')).toHaveTextContent(text);
};

test('a press goes to the address, with its state and without the server', async () => {
  renderAt(
    <>
      <Link to="/reports" state={{ from: 'here' }}>
        Reports
      </Link>
      <Address />
    </>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/reports');
  await userEvent.click(screen.getByRole('link'));
  at('/reports {"from":"here"}');
});

test('a part of an address is of the present one', async () => {
  renderAt(
    <>
      <Link to={{ hash: '#topics' }} replace>
        Topics
      </Link>
      <Address />
    </>,
    { url: '/reports/acme' },
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/reports/acme#topics');
  await userEvent.click(screen.getByRole('link'));
  at('/reports/acme#topics');
});

test.each([
  ['with Control', { ctrlKey: true }],
  ['with the middle button', { button: 1 }],
])('a press %s is the browser’s', (_how, press) => {
  renderAt(<Link to="/reports">Reports</Link>);
  let isTaken = true;
  const leave = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', leave, { once: true });
  fireEvent.click(screen.getByRole('link'), press);
  expect(isTaken).toBe(false);
});

test('a press that somebody else has taken goes nowhere', async () => {
  renderAt(
    <>
      <Link
        to="/reports"
        onClick={(event) => {
          event.preventDefault();
        }}
      >
        Reports
      </Link>
      <Address />
    </>,
    { url: '/' },
  );
  await userEvent.click(screen.getByRole('link'));
  at('/ null');
});
